import { createIndex } from '@fairlead/contract/headers.ts'
import { readUploadProgress, renewFileUrl } from '@fairlead/contract/media/media.endpoints.ts'
import {
  UPLOAD_CHUNK_BYTES,
  UPLOAD_RETRIES,
  UPLOAD_RULES,
  type UploadKind,
  type UploadResult,
} from '@fairlead/contract/media/media.schema.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { call } from '../../../platform/api/call.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import { readEnvelope } from '../../../platform/api/send-call.ts'
import { currentSession, expireSession } from '../../../platform/session/session.ts'
import { createStore, type Store } from '../../../platform/store/store.ts'
import type { UploadFile } from '../uploader/upload-file.ts'
import { type UploadError, Uploader } from '../uploader/uploader.ts'
import { FILE_STATUS, UPLOAD_ERROR, UPLOADER_STATE } from '../uploader/uploader-codes.ts'
import { forgetUploadId, recallUploadId, rememberUploadId } from './resume-memory.ts'
import { createSpeedMeter } from './speed-meter.ts'
import { destinationOf } from './upload-destination.ts'
import type { TurnedAway, UploadedFile, UploadItem, UploadTrouble } from './upload-item.ts'
import { isPassing, isRefused, troubleOf } from './upload-trouble.ts'

const STALL_MS = 30_000
/** After the uploader's own tries: a server that restarts is back within these. */
const AGAIN_AFTER_MS = [5_000, 15_000, 30_000, 60_000] as const

/** What we know of a file besides the uploader. */
interface Extra {
  uploadId: string
  isPaused: boolean
  failures: number
  trouble: UploadTrouble | undefined
  preview: string | undefined
  fileUrl: string
}

export interface UploadsState {
  items: readonly UploadItem[]
  turnedAway: readonly TurnedAway[]
}

/** The uploads of one form: the uploader's queue with our server, our limits and our patience. Without a framework. */
export class UploadSession {
  readonly store: Store<UploadsState> = createStore<UploadsState>({ items: [], turnedAway: [] })
  readonly #kind: UploadKind
  readonly #uploader: Uploader
  readonly #opener = document.createElement('button')
  readonly #extras = new Map<string, Extra>()
  readonly #meter = createSpeedMeter()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #restored: UploadItem[] = []
  #turnedAway: TurnedAway[] = []
  #speed = 0

  constructor(kind: UploadKind) {
    const { extensions, maxBytes, maxFiles } = UPLOAD_RULES[kind]
    this.#kind = kind
    this.#uploader = new Uploader({
      url: '',
      max_retries: UPLOAD_RETRIES,
      stall_timeout: STALL_MS,
      multi_selection: maxFiles > 1,
      browse_button: this.#opener,
      filters: {
        mime_types: [{ title: kind, extensions: extensions.join(',') }],
        max_file_size: maxBytes,
        prevent_duplicates: true,
      },
      resize: { enabled: true },
    })
    this.#listen()
    this.#uploader.init()
  }

  /** On the screen; answers what takes it off again. */
  open(): () => void {
    window.addEventListener('online', this.#whenOnline)
    return () => {
      window.removeEventListener('online', this.#whenOnline)
      this.#uploader.stop()
      for (const timer of this.#timers.values()) clearTimeout(timer)
    }
  }

  readonly choose = (): void => this.#opener.click()
  readonly add = (files: readonly File[]): void => this.#uploader.addFile(files)

  /** By its ending: may this file join? */
  readonly accepts = ({ name }: File): boolean =>
    UPLOAD_RULES[this.#kind].extensions.includes(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')

  readonly pause = (id: string): void =>
    this.#withFile(id, (file, extra) => {
      extra.isPaused = true
      if (file.status === FILE_STATUS.UPLOADING) this.#uploader.stop()
      this.#uploader.start()
      this.#publish()
    })

  readonly resume = (id: string): void =>
    this.#withFile(id, (_file, extra) => {
      extra.isPaused = false
      this.#uploader.start()
      this.#publish()
    })

  readonly retry = (id: string): void =>
    this.#withFile(id, (file, extra) => {
      clearTimeout(this.#timers.get(id))
      extra.trouble = undefined
      this.#uploader.retry(file)
      this.#publish()
    })

  readonly remove = (id: string): void => {
    this.#restored = this.#restored.filter((item) => item.id !== id)
    this.#withFile(id, (file) => this.#uploader.removeFile(file))
    this.#publish()
  }

  readonly hideTurnedAway = (id: string): void => {
    this.#turnedAway = this.#turnedAway.filter((one) => one.id !== id)
    this.#publish()
  }

  /** Starts over, with the files of a draft when there are any. */
  readonly reset = (files: readonly UploadedFile[] = []): void => {
    for (const file of this.#uploader.files) this.#uploader.removeFile(file)
    this.#turnedAway = []
    this.#restored = files.map(({ fileUrl, fileName }) => ({
      id: fileUrl,
      name: fileName,
      size: 0,
      loaded: 0,
      percent: 100,
      status: 'done',
      bytesPerSec: 0,
      secondsLeft: undefined,
      trouble: undefined,
      preview: this.#showsPictures ? fileUrl : undefined,
      fileUrl,
    }))
    this.#publish()
    for (const item of this.#restored) if (item.fileUrl.includes('permit=')) void this.#renew(item)
  }

  /** A draft may be older than the permission in its addresses, and older than its files. */
  async #renew(item: UploadItem): Promise<void> {
    const renewed = await renewedUrl(item)
    this.#restored = this.#restored.map((one) => (one === item ? renewed : one))
    this.#publish()
  }

  get #showsPictures(): boolean {
    return !['video', 'lessonVideo', 'file'].includes(this.#kind)
  }

  get #count(): number {
    return this.#restored.length + this.#uploader.files.length
  }

  #listen(): void {
    const uploader = this.#uploader
    uploader.bind('FileFiltered', (file) => {
      const { maxFiles } = UPLOAD_RULES[this.#kind]
      if (this.#count < maxFiles) return true
      this.#turnAway({ key: 'tooMany', values: { name: file.name, count: maxFiles } })
      return false
    })
    uploader.bind('FilesAdded', (files) => {
      for (const file of files) this.#extras.set(file.id, this.#extraFor(file))
      this.#publish()
      uploader.start()
    })
    uploader.bind('FilesRemoved', (files) => {
      for (const file of files) this.#forget(file)
      this.#publish()
    })
    uploader.bind('BeforeUpload', (file) => this.#prepare(file))
    uploader.bind('UploadFile', () => {
      this.#meter.reset()
      this.#speed = 0
      this.#publish()
    })
    uploader.bind('UploadProgress', (file) => {
      this.#speed = this.#meter.measure(file.loaded, Date.now())
      this.#publish()
    })
    uploader.bind('ChunkUploaded', (file, { status, response, responseHeaders }) => {
      const extra = this.#extras.get(file.id)
      // It gets through again: a later break finds full patience.
      if (extra) extra.failures = 1
      if (isRefused(status, response))
        uploader.fail({ code: UPLOAD_ERROR.HTTP, file, status, response, responseHeaders })
    })
    uploader.bind('FileUploaded', (file, answer) => {
      if (file.status !== FILE_STATUS.DONE) return
      if (isRefused(answer.status, answer.response))
        uploader.fail({ code: UPLOAD_ERROR.HTTP, file, ...answer })
      else this.#finish(file, readEnvelope(answer.status, answer.response).data as UploadResult)
    })
    uploader.bind('Error', (error) => this.#tell(error))
    uploader.bind('StateChanged', () => this.#publish())
  }

  #extraFor(file: UploadFile): Extra {
    const remembered = recallUploadId(this.#owner, this.#kind, file.native)
    return {
      uploadId: remembered ?? createIndex(),
      isPaused: false,
      // Asks where it stood before the first byte.
      failures: remembered ? 1 : 0,
      trouble: undefined,
      preview: this.#showsPictures ? URL.createObjectURL(file.native) : undefined,
      fileUrl: '',
    }
  }

  /** The before-upload check: a paused file waits; one that broke off asks the server how much of it is there. */
  async #prepare(file: UploadFile): Promise<boolean> {
    const extra = this.#extras.get(file.id)
    if (!extra || extra.isPaused) return false
    try {
      const destination = await destinationOf(this.#kind, file, extra.uploadId)
      for (const [name, value] of Object.entries(destination))
        this.#uploader.setOption(name as keyof typeof destination, value)
    } catch (error) {
      this.#uploader.fail({ code: UPLOAD_ERROR.HTTP, file, status: (error as CallError).code })
      return false
    }
    if (file.size > UPLOAD_CHUNK_BYTES) {
      rememberUploadId(this.#owner, this.#kind, file.native, extra.uploadId)
      if (extra.failures > 0) file.loaded = await receivedOf(extra.uploadId, file.loaded)
    }
    return !extra.isPaused
  }

  #finish(file: UploadFile, { uploadUrl, fileName }: UploadResult): void {
    const extra = this.#extras.get(file.id)
    if (!extra) return
    extra.fileUrl = uploadUrl
    extra.trouble = undefined
    file.name = fileName || file.name
    forgetUploadId(this.#owner, this.#kind, file.native)
    this.#publish()
  }

  #tell(error: UploadError): void {
    const { file } = error
    const extra = file && this.#extras.get(file.id)
    const trouble = troubleOf(this.#kind, error)
    if (error.status === generalProblems.signedOut.code) expireSession()
    if (!file || !extra) this.#turnAway(trouble)
    else {
      extra.trouble = trouble
      const wait = AGAIN_AFTER_MS[extra.failures++]
      if (isPassing(error) && wait !== undefined && navigator.onLine)
        this.#timers.set(
          file.id,
          setTimeout(() => this.retry(file.id), wait),
        )
    }
    this.#publish()
  }

  #turnAway(trouble: UploadTrouble): void {
    this.#turnedAway = [...this.#turnedAway, { id: createIndex(), trouble }]
    this.#publish()
  }

  readonly #whenOnline = (): void => {
    for (const { id, status, trouble } of this.store.get().items)
      if (status === 'failed' && trouble && 'key' in trouble && trouble.key === 'offline') this.retry(id)
  }

  #forget(file: UploadFile): void {
    const extra = this.#extras.get(file.id)
    clearTimeout(this.#timers.get(file.id))
    if (extra?.preview) URL.revokeObjectURL(extra.preview)
    forgetUploadId(this.#owner, this.#kind, file.native)
    this.#extras.delete(file.id)
  }

  #withFile(id: string, act: (file: UploadFile, extra: Extra) => void): void {
    const file = this.#uploader.getFile(id)
    const extra = this.#extras.get(id)
    if (file && extra) act(file, extra)
  }

  #publish(): void {
    const items = this.#uploader.files.flatMap((file) => {
      const extra = this.#extras.get(file.id)
      return extra ? [this.#itemOf(file, extra)] : []
    })
    this.store.set({ items: [...this.#restored, ...items], turnedAway: this.#turnedAway })
  }

  #itemOf(file: UploadFile, extra: Extra): UploadItem {
    const isSending = file.status === FILE_STATUS.UPLOADING && this.#uploader.state === UPLOADER_STATE.STARTED
    const bytesPerSec = isSending ? this.#speed : 0
    return {
      id: file.id,
      name: file.name,
      size: file.size,
      loaded: file.loaded,
      percent: file.percent,
      status: statusOf(file, extra),
      bytesPerSec,
      secondsLeft: bytesPerSec > 0 ? Math.ceil((file.size - file.loaded) / bytesPerSec) : undefined,
      trouble: extra.trouble,
      preview: extra.preview,
      fileUrl: extra.fileUrl,
    }
  }

  get #owner(): number {
    return currentSession()?.userInfo.enterpriseUserId ?? 0
  }
}

const statusOf = ({ status }: UploadFile, { isPaused, fileUrl }: Extra): UploadItem['status'] => {
  if (status === FILE_STATUS.FAILED) return 'failed'
  if (status === FILE_STATUS.UPLOADING) return 'sending'
  if (status === FILE_STATUS.DONE) return fileUrl ? 'done' : 'sending'
  return isPaused ? 'paused' : 'waiting'
}

/** How much the server has; what we believe, when it does not answer. */
const receivedOf = async (uploadId: string, believed: number): Promise<number> => {
  try {
    return (await call(readUploadProgress, { uploadId }, { silent: true })).received
  } catch {
    return believed
  }
}

const renewedUrl = async (item: UploadItem): Promise<UploadItem> => {
  try {
    const { fileUrl } = await call(renewFileUrl, { fileUrl: item.fileUrl }, { silent: true })
    return { ...item, fileUrl, preview: item.preview && fileUrl }
  } catch (error) {
    // Without a connection it stays as it is; only a file that is gone is told.
    if (!(error instanceof CallError) || error.problem === undefined) return item
    return { ...item, status: 'failed', trouble: { said: error.message } }
  }
}
