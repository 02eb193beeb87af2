/** A file as a form needs it, and as the wire spells it. */
export interface UploadedFile {
  fileUrl: string
  fileName: string
}

/** Why a file did not come through: our text by its key, or the server's own words. */
export type UploadTrouble =
  | { said: string }
  | {
      key:
        | 'connection'
        | 'offline'
        | 'size'
        | 'extension'
        | 'duplicate'
        | 'tooMany'
        | 'pictureFormat'
        | 'pictureSize'
        | 'unreadable'
      values: Readonly<Record<string, string | number>>
    }

export interface UploadItem {
  id: string
  name: string
  size: number
  loaded: number
  percent: number
  status: 'waiting' | 'sending' | 'paused' | 'failed' | 'done'
  bytesPerSec: number
  /** Unknown until the speed is. */
  secondsLeft: number | undefined
  trouble: UploadTrouble | undefined
  /** A picture of it, from this device or from the server. */
  preview: string | undefined
  /** Where it lies, once it is done. */
  fileUrl: string
}

/** A file that was not even taken into the list, and why. */
export interface TurnedAway {
  id: string
  trouble: UploadTrouble
}
