import { randomBytes } from 'node:crypto'
import { directUploadProblems, uploadProblems } from '@fairlead/contract/media/media.errors.ts'
import {
  UPLOAD_RULES,
  type UploadAuthorization,
  type UploadResult,
} from '@fairlead/contract/media/media.schema.ts'
import { type Language, languageToWire } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { ReceivedFile } from '../../../platform/http/receive-form.ts'
import type { FileAddresses } from '../../../platform/storage/file-addresses.ts'
import { receiveFile } from '../../../platform/storage/receive-file.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Viewer } from '../../identity/public.ts'
import { presentStored } from '../media.presenter.ts'
import type { MediaRepository } from '../media.repository.ts'
import type { MediaService } from '../media.service.ts'
import { formVerdict, type PolicyVerdict, signPolicy, sizeVerdict, writePolicy } from './post-policy.ts'
import { readTicket, type UploadTicket, writeTicket } from './upload-ticket.ts'

const LIFETIME_MS = 10 * 60_000
/** A file sent in the last moment is still accepted when its notice comes. */
const NOTICE_GRACE_MS = 5 * 60_000

export interface DirectStore {
  /** The store's own address; empty where files lie with us, and our own address stands for it. */
  host: string
  keyId: string
  secret: string
}

export interface DirectUploadDependencies {
  clock: Clock
  storage: Storage
  addresses: FileAddresses
  repository: MediaRepository
  media: Pick<MediaService, 'store'>
  store: DirectStore
  ticketSecret: Buffer
}

export interface Place {
  /** Where the browser reached us. */
  origin: string
  directPath: string
  noticePath: string
}

/** Uploads that go past us to the store: we sign what may be sent, the store tells us when it is there, and then we look at it. */
export const createDirectUploadService = (dependencies: DirectUploadDependencies) => {
  const { clock, storage, addresses, repository, media, store, ticketSecret } = dependencies

  const ticketOf = (written: string): UploadTicket => {
    const ticket = readTicket(ticketSecret, written, clock.now())
    if (!ticket) throw new Problem(directUploadProblems.expired)
    return ticket
  }

  const take = async (ticket: UploadTicket, file: Parameters<MediaService['store']>[2], origin?: string) => {
    const owner = { enterpriseUserId: ticket.uploader, enterprise: { id: ticket.enterpriseId } }
    return presentStored(addresses, await media.store(owner, ticket.kind, file, origin), file.size)
  }

  return {
    authorize(
      viewer: Viewer,
      kind: UploadAuthorization['type'],
      language: Language,
      place: Place,
    ): UploadAuthorization {
      const expires = new Date(clock.now().getTime() + LIFETIME_MS)
      const dir = `direct/${viewer.enterpriseUserId}/${randomBytes(9).toString('base64url')}/`
      const callback = writeCallback(place.origin + place.noticePath)
      const policy = writePolicy({ expires, dir, maxBytes: UPLOAD_RULES[kind].maxBytes, callback })
      return {
        expire: Math.floor(expires.getTime() / 1000),
        dir,
        policy,
        accessid: store.keyId,
        callback,
        signature: signPolicy(store.secret, policy),
        host: store.host || place.origin + place.directPath,
        id: writeTicket(ticketSecret, {
          uploader: viewer.enterpriseUserId,
          enterpriseId: viewer.enterprise.id,
          kind,
          dir,
          expires: expires.getTime() + NOTICE_GRACE_MS,
        }),
        type: kind,
        lang: languageToWire(language),
      }
    },

    /** Before a byte of the file is read. */
    admit(fields: Readonly<Record<string, string>>): void {
      assertOk(formVerdict(store, fields, clock.now()))
      const { dir, kind } = ticketOf(fields['x:id'] ?? '')
      if (!fields.key?.startsWith(dir) || fields['x:type'] !== kind)
        throw new Problem(directUploadProblems.againstPolicy)
    },

    /** Where we are the store ourselves: the file is here, and its notice needs no journey. */
    async receive(
      fields: { 'x:id': string; key: string; policy: string; name?: string | undefined },
      file: ReceivedFile | undefined,
    ) {
      if (!file) throw new Problem(uploadProblems.noFile)
      assertOk(file.isCut ? 'wrongSize' : sizeVerdict(fields.policy, file.size))
      return take(ticketOf(fields['x:id']), { ...file, name: fields.name || nameIn(fields.key) })
    },

    /**
     * The store says that something has arrived. Who says so does not matter: only what lies in the ticket's own
     * directory counts, we look at it ourselves, and saying it twice changes nothing.
     */
    async notice({ object, id }: { object: string; id: string }): Promise<UploadResult> {
      const ticket = ticketOf(id)
      if (!object.startsWith(ticket.dir)) throw new Problem(directUploadProblems.againstPolicy)
      const known = await repository.findByOrigin(object)
      if (known) return presentStored(addresses, known, known.size)
      const stored = await storage.open(object)
      if (!stored) throw new Problem(uploadProblems.noFile)
      const isCut = stored.size > UPLOAD_RULES[ticket.kind].maxBytes
      const arrived = await receiveFile(
        storage.incoming,
        stored.read(isCut ? { start: 0, end: 0 } : undefined),
      )
      try {
        return await take(ticket, { ...arrived, isCut, name: nameIn(object) }, object)
      } finally {
        await arrived.discard()
        await storage.remove(object)
      }
    },
  }
}

export type DirectUploadService = ReturnType<typeof createDirectUploadService>

const assertOk = (verdict: PolicyVerdict): void => {
  if (verdict !== 'ok') throw new Problem(directUploadProblems[verdict])
}

/** Keys end in the file's name, encoded so that every store takes it. */
const nameIn = (key: string): string => {
  const last = key.split('/').at(-1) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

/** Tells the store whom to call and with what. The variables are filled in by the store. */
const writeCallback = (url: string): string => {
  const fill = (name: string) => `\${${name}}`
  const body = `object=${fill('object')}&size=${fill('size')}&id=${fill('x:id')}&type=${fill('x:type')}&lang=${fill('x:lang')}`
  const callback = {
    callbackUrl: url,
    callbackBody: body,
    callbackBodyType: 'application/x-www-form-urlencoded',
  }
  return Buffer.from(JSON.stringify(callback)).toString('base64')
}
