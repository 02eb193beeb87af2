import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'
import { useEffect, useState } from 'react'
import { useStore } from '../../../platform/store/store.ts'
import type { TurnedAway, UploadedFile, UploadItem } from './upload-item.ts'
import { UploadSession } from './upload-session.ts'

export interface Uploads {
  items: readonly UploadItem[]
  turnedAway: readonly TurnedAway[]
  /** What is uploaded, for the form to send. */
  files: readonly UploadedFile[]
  /** Something is not here yet: do not send the form. */
  isBusy: boolean
  /** Something did not come through; the person has to try again or remove it. */
  hasFailed: boolean
  choose: () => void
  add: (files: readonly File[]) => void
  /** By its ending: may this file join? */
  accepts: (file: File) => boolean
  pause: (id: string) => void
  resume: (id: string) => void
  retry: (id: string) => void
  remove: (id: string) => void
  hideTurnedAway: (id: string) => void
  /** Empties the list, or fills it with the files of a draft. */
  reset: (files?: readonly UploadedFile[]) => void
}

/** The uploads of one form, for as long as it is on the screen. */
export const useUploads = (kind: UploadKind): Uploads => {
  const [session] = useState(() => new UploadSession(kind))
  const { items, turnedAway } = useStore(session.store)
  useEffect(() => session.open(), [session])
  const { choose, add, accepts, pause, resume, retry, remove, hideTurnedAway, reset } = session
  return {
    items,
    turnedAway,
    files: items.flatMap(({ status, fileUrl, name }) =>
      status === 'done' ? [{ fileUrl, fileName: name }] : [],
    ),
    isBusy: items.some(({ status }) => status !== 'done' && status !== 'failed'),
    hasFailed: items.some(({ status }) => status === 'failed'),
    choose,
    add,
    accepts,
    pause,
    resume,
    retry,
    remove,
    hideTurnedAway,
    reset,
  }
}
