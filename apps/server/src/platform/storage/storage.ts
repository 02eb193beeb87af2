import type { Readable } from 'node:stream'

export interface StoredFile {
  size: number
  modifiedAt: Date
  /** `end` is inclusive, as in a Range header. */
  read(range?: { start: number; end: number }): Readable
}

/** A file of ours on this machine, which the storage may take away instead of copying it. */
export interface LocalFile {
  path: string
}

/** Where files live. Keys are ours, never a person's file name: `posts/2026/11/….png`. */
export interface Storage {
  /** A folder on this machine for what is still arriving; no key leads into it. */
  readonly incoming: string
  put(key: string, content: Buffer | LocalFile): Promise<void>
  open(key: string): Promise<StoredFile | undefined>
  remove(key: string): Promise<void>
}

const KEY = /^(?!.*\.\.)[a-z0-9][a-z0-9/_.%-]{0,400}$/i

/** A key that tries to leave its place is a mistake of ours or an attack; both end here. */
export const assertKey = (key: string): void => {
  if (!KEY.test(key)) throw new Error(`not a storage key: ${key.slice(0, 80)}`)
}
