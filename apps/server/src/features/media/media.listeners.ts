import { accountCancelled } from '@fairlead/contract/identity/identity.events.ts'
import { fileStored } from '@fairlead/contract/media/media.events.ts'
import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MediaService } from './media.service.ts'
import type { VersionService } from './versions.service.ts'

const WITH_VERSIONS: ReadonlySet<UploadKind> = new Set(['picture', 'editorPicture', 'photo'])

export const listenForFiles = (events: Events, versions: VersionService): void =>
  events.on(fileStored, 'media.make-versions', async ({ fileId, kind }) => {
    if (WITH_VERSIONS.has(kind)) await versions.make(fileId)
  })

/** The picture of somebody whose account is over goes with it. */
export const listenForCancellations = (events: Events, media: MediaService): void =>
  events.on(accountCancelled, 'media.release-avatar', ({ userId }) =>
    media.release({ kind: 'avatar', id: userId }),
  )
