import { EventBook } from './event-book.ts'
import { refusalOf } from './file-filters.ts'
import { listenToSources } from './file-sources.ts'
import { percentOf, type QueueTotal, totalOf } from './queue-total.ts'
import { PictureFailure, resizePicture } from './resize-picture.ts'
import { type ChunkAnswer, ChunkFailure } from './send-chunk.ts'
import { type ChunkResult, sendFile } from './send-file.ts'
import { createUploadFile, type UploadFile } from './upload-file.ts'
import {
  FILE_STATUS,
  UPLOAD_ERROR,
  UPLOAD_ERROR_TEXT,
  UPLOADER_STATE,
  type UploadErrorCode,
  type UploaderState,
} from './uploader-codes.ts'
import { settingsFrom, type UploaderOptions, type UploaderSettings } from './uploader-settings.ts'

export interface UploadError extends Partial<ChunkAnswer> {
  code: UploadErrorCode
  message: string
  file?: UploadFile
}

type UploaderEvents = {
  Init: []
  OptionChanged: [name: keyof UploaderSettings]
  StateChanged: []
  FileFiltered: [file: UploadFile]
  FilesAdded: [files: UploadFile[]]
  FilesRemoved: [files: UploadFile[]]
  QueueChanged: []
  /** May answer false, or a promise of it: the file then stays in the queue and this run passes it by. */
  BeforeUpload: [file: UploadFile]
  UploadFile: [file: UploadFile]
  UploadProgress: [file: UploadFile]
  ChunkUploaded: [file: UploadFile, result: ChunkResult]
  FileUploaded: [file: UploadFile, result: ChunkAnswer]
  UploadComplete: [files: readonly UploadFile[]]
  Error: [error: UploadError]
  Destroy: []
}

const SOURCE_OPTIONS: ReadonlySet<string> = new Set<keyof UploaderSettings>([
  'browse_button',
  'drop_element',
  'paste_element',
  'filters',
  'multi_selection',
])

/**
 * The queue of uploads as a machine of two states. One file is on its way at a time; what fails lets the next one go,
 * what is stopped goes back into the queue.
 */
export class Uploader {
  readonly runtime = 'html5'
  state: UploaderState = UPLOADER_STATE.STOPPED
  total: QueueTotal = totalOf([], 0, 0)
  readonly #events = new EventBook<UploaderEvents>()
  #files: UploadFile[] = []
  #settings: UploaderSettings
  #endSources: (() => void) | undefined
  #sending: { file: UploadFile; abort: AbortController } | undefined
  #startedAt = 0
  #run = 0

  constructor(options: UploaderOptions) {
    this.#settings = settingsFrom(options)
  }

  readonly bind = this.#events.bind.bind(this.#events) as EventBook<UploaderEvents>['bind']
  readonly unbind = this.#events.unbind.bind(this.#events) as EventBook<UploaderEvents>['unbind']

  get files(): readonly UploadFile[] {
    return this.#files
  }

  get settings(): Readonly<UploaderSettings> {
    return this.#settings
  }

  /** Needs a browse button or a drop area; without either the uploader is of no use and ends itself. */
  init(): void {
    const { browse_button, drop_element } = this.#settings
    if (!browse_button && !drop_element) {
      this.fail({ code: UPLOAD_ERROR.INIT })
      return
    }
    this.#connect()
    this.#events.trigger('Init')
  }

  setOption<Name extends keyof UploaderSettings>(name: Name, value: UploaderSettings[Name]): void {
    this.#settings = { ...this.#settings, [name]: value }
    if (this.#endSources && SOURCE_OPTIONS.has(name)) this.#connect()
    this.#events.trigger('OptionChanged', name)
  }

  start(): void {
    if (this.state === UPLOADER_STATE.STARTED) return
    this.state = UPLOADER_STATE.STARTED
    this.#startedAt = Date.now()
    this.#events.trigger('StateChanged')
    void this.#work(++this.#run)
  }

  /** Whatever is on its way goes back into the queue, and continues from its last whole chunk when started again. */
  stop(): void {
    if (this.state === UPLOADER_STATE.STOPPED) return
    this.state = UPLOADER_STATE.STOPPED
    this.#cancel()
    for (const file of this.#files)
      if (file.status === FILE_STATUS.UPLOADING) file.status = FILE_STATUS.QUEUED
    this.#count()
    this.#events.trigger('StateChanged')
  }

  getFile(id: string): UploadFile | undefined {
    return this.#files.find((file) => file.id === id)
  }

  /** Those that pass the filters join the queue; each of the others is told as an error. */
  addFile(native: File | readonly File[], name?: string): void {
    const added: UploadFile[] = []
    for (const one of native instanceof File ? [native] : native) {
      const file = createUploadFile(one, name ?? one.name)
      const refusal = refusalOf(file, this.#files, this.#settings.filters)
      if (refusal) this.fail({ code: refusal, file })
      else if (this.#events.trigger('FileFiltered', file)) {
        this.#files = [...this.#files, file]
        added.push(file)
      }
    }
    if (added.length === 0) return
    this.#count()
    this.#events.trigger('FilesAdded', added)
    this.#events.trigger('QueueChanged')
  }

  removeFile(file: UploadFile): void {
    if (!this.#files.includes(file)) return
    this.#files = this.#files.filter((one) => one !== file)
    this.#count()
    this.#events.trigger('FilesRemoved', [file])
    this.#events.trigger('QueueChanged')
    if (this.#sending?.file === file) this.#cancel()
  }

  /** A failed file once more, from its last whole chunk. */
  retry(file: UploadFile): void {
    if (file.status !== FILE_STATUS.FAILED) return
    file.status = FILE_STATUS.QUEUED
    file.completeTimestamp = 0
    this.#count()
    this.#events.trigger('QueueChanged')
    this.start()
  }

  /** Tells an error. One of the transport also ends its file, and the queue goes on. */
  fail({
    code,
    message = UPLOAD_ERROR_TEXT[code],
    ...rest
  }: Omit<UploadError, 'message'> & { message?: string }) {
    const { file } = rest
    if (file && this.#files.includes(file)) {
      file.status = FILE_STATUS.FAILED
      file.completeTimestamp = Date.now()
      this.#count()
    }
    this.#events.trigger('Error', { code, message, ...rest })
    if (code === UPLOAD_ERROR.INIT) this.destroy()
    else if (file && this.#sending?.file === file) this.#cancel()
  }

  destroy(): void {
    this.stop()
    this.#endSources?.()
    this.#endSources = undefined
    this.#files = []
    this.#count()
    this.#events.trigger('Destroy')
    this.#events.unbindAll()
  }

  #connect(): void {
    this.#endSources?.()
    this.#endSources = listenToSources(this.#settings, (files) => this.addFile(files))
  }

  #cancel(): void {
    this.#sending?.abort.abort()
    this.#sending = undefined
  }

  #count(): void {
    this.total = totalOf(this.#files, this.#startedAt, Date.now())
  }

  async #work(run: number): Promise<void> {
    const isCurrent = () => this.state === UPLOADER_STATE.STARTED && this.#run === run
    const passedBy = new Set<UploadFile>()
    while (isCurrent()) {
      const file = this.#files.find((one) => one.status === FILE_STATUS.QUEUED && !passedBy.has(one))
      if (!file) {
        this.state = UPLOADER_STATE.STOPPED
        this.#count()
        this.#events.trigger('StateChanged')
        this.#events.trigger('UploadComplete', this.#files)
        return
      }
      const mayGo = await this.#events.ask('BeforeUpload', file)
      if (!isCurrent()) return
      if (mayGo && this.#files.includes(file)) await this.#upload(file)
      else passedBy.add(file)
    }
  }

  async #upload(file: UploadFile): Promise<void> {
    const abort = new AbortController()
    this.#sending = { file, abort }
    file.status = FILE_STATUS.UPLOADING
    this.#events.trigger('UploadFile', file)
    const { signal } = abort
    const isMine = () => this.#sending?.abort === abort
    try {
      const blob = await resizePicture(file.native, this.#settings.resize)
      if (!isMine()) return
      file.size = blob.size
      const answer = await sendFile({
        settings: () => this.#settings,
        file,
        blob,
        signal,
        onProgress: () => isMine() && this.#progress(file),
        onChunk: (result) => {
          if (!isMine()) return false
          this.#progress(file)
          this.#events.trigger('ChunkUploaded', file, result)
          return isMine()
        },
      })
      if (answer && isMine()) this.#finish(file, answer)
    } catch (error) {
      if (isMine()) this.#tellFailure(file, error)
    } finally {
      if (isMine()) this.#sending = undefined
    }
  }

  #progress(file: UploadFile): void {
    file.percent = percentOf(file.loaded, file.size)
    this.#count()
    this.#events.trigger('UploadProgress', file)
  }

  #finish(file: UploadFile, answer: ChunkAnswer): void {
    file.loaded = file.size
    this.#progress(file)
    file.status = FILE_STATUS.DONE
    file.completeTimestamp = Date.now()
    this.#count()
    this.#events.trigger('FileUploaded', file, answer)
  }

  #tellFailure(file: UploadFile, error: unknown): void {
    if (error instanceof ChunkFailure) this.fail({ code: UPLOAD_ERROR.HTTP, file, ...error.answer })
    else if (error instanceof PictureFailure) this.fail({ code: error.code, file })
    else this.fail({ code: UPLOAD_ERROR.IO, file })
  }
}
