import { readVideoPosition, saveVideoPosition } from '@fairlead/contract/media/positions.endpoints.ts'
import { call } from '../../../platform/api/call.ts'
import { currentSession } from '../../../platform/session/session.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'

interface Kept {
  seconds: number
  savedAt: number
}

const START: Kept = { seconds: 0, savedAt: 0 }

const nameOf = (videoBaseId: string) =>
  `videoPosition:${currentSession()?.userInfo.enterpriseUserId ?? 0}:${videoBaseId}` as const

const readHere = (videoBaseId: string): Kept => {
  try {
    const kept = JSON.parse(readStored(nameOf(videoBaseId)) ?? 'null') as Kept | null
    return typeof kept?.seconds === 'number' && typeof kept.savedAt === 'number' ? kept : START
  } catch {
    return START
  }
}

/** Where to go on: what this device knows, or another one's if that is newer. */
export const readPosition = async (videoBaseId: string): Promise<number> => {
  const here = readHere(videoBaseId)
  const elsewhere = currentSession()
    ? await call(readVideoPosition, { videoBaseId }, { silent: true }).catch(() => START)
    : START
  return (elsewhere.savedAt > here.savedAt ? elsewhere : here).seconds
}

/** On this device at once, for all devices as soon as the network lets it; 0 forgets. */
export const savePosition = (videoBaseId: string, seconds: number): void => {
  writeStored(nameOf(videoBaseId), seconds > 0 ? JSON.stringify({ seconds, savedAt: Date.now() }) : null)
  if (!currentSession()) return
  call(saveVideoPosition, { videoBaseId, seconds }, { silent: true, keepalive: true }).catch(() => undefined)
}
