import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'

export const FILES_PATH = '/files'

/** Files below it are for everybody who has their unguessable name, such as avatars. */
const SHARED = 'shared/'
const SLOT_MS = 2 * 3_600_000
const SIGNATURE_BYTES = 16

/**
 * The address of a private file carries its own permission: whoever was shown it may fetch it for two to four hours.
 * The end is that of a slot, so that the address stays the same meanwhile and the browser's cache holds.
 */
export const createFileAddresses = (secret: Buffer, clock: Clock) => {
  const signatureOf = (key: string, slot: string) =>
    createHmac('sha256', secret).update(`${slot}/${key}`).digest().subarray(0, SIGNATURE_BYTES)
  const currentSlot = () => Math.floor(clock.now().getTime() / SLOT_MS)

  return {
    /** The lasting address, as features store it: it opens nothing by itself. */
    lasting: (key: string): string => `${FILES_PATH}/${key}`,

    /** The key in an address of ours, with or without permission. */
    keyOf(address: string): string | undefined {
      const [path = ''] = address.split('?')
      return path.startsWith(`${FILES_PATH}/`) ? path.slice(FILES_PATH.length + 1) : undefined
    },

    /** The address for somebody who may see the file now; addresses of others stay as they are. */
    permit(address: string): string {
      const key = this.keyOf(address)
      if (key === undefined || key.startsWith(SHARED)) return address
      const until = (currentSlot() + 2).toString(36)
      return `${FILES_PATH}/${key}?until=${until}&permit=${signatureOf(key, until).toString('base64url')}`
    },

    isPermitted(key: string, query: { until?: unknown; permit?: unknown }): boolean {
      if (key.startsWith(SHARED)) return true
      const { until, permit } = query
      if (typeof until !== 'string' || typeof permit !== 'string') return false
      const given = Buffer.from(permit, 'base64url')
      const slot = Number.parseInt(until, 36)
      return (
        given.length === SIGNATURE_BYTES &&
        timingSafeEqual(given, signatureOf(key, until)) &&
        currentSlot() < slot
      )
    },
  }
}

export type FileAddresses = ReturnType<typeof createFileAddresses>
