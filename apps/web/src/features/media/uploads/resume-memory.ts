import { readStored, writeStored } from '../../../platform/storage/storage.ts'

const KEPT = 20

type Memory = Record<string, string>

const readMemory = (): Memory => {
  try {
    return (JSON.parse(readStored('uploads') ?? '{}') as Memory | null) ?? {}
  } catch {
    return {}
  }
}

/** The same file, chosen again after the page was closed, goes on under the same id. */
const fingerprintOf = (owner: number, kind: string, { name, size, lastModified }: File): string =>
  [owner, kind, size, lastModified, name].join('/')

export const recallUploadId = (owner: number, kind: string, file: File): string | undefined =>
  readMemory()[fingerprintOf(owner, kind, file)]

export const rememberUploadId = (owner: number, kind: string, file: File, uploadId: string): void => {
  const others = Object.entries(readMemory()).slice(1 - KEPT)
  const memory = Object.fromEntries([...others, [fingerprintOf(owner, kind, file), uploadId]])
  writeStored('uploads', JSON.stringify(memory))
}

export const forgetUploadId = (owner: number, kind: string, file: File): void => {
  const { [fingerprintOf(owner, kind, file)]: _, ...rest } = readMemory()
  writeStored('uploads', JSON.stringify(rest))
}
