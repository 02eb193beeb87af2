import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'

/** The stream by which each of the old Office formats is told apart inside its common container. */
const OFFICE_STREAMS: Record<string, string> = {
  doc: 'WordDocument',
  xls: 'Workbook',
  ppt: 'PowerPoint Document',
}
const SEARCHED_BYTES = 24 * 1024 * 1024

/** What the bytes of a file say it is: a file ending, or undefined when they say nothing known. */
export const sniffContent = async (path: string): Promise<string | undefined> => {
  const found = await fileTypeFromFile(path).catch(() => undefined)
  return found?.ext === 'cfb' ? officeKind(path) : found?.ext
}

const officeKind = async (path: string): Promise<string> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SEARCHED_BYTES), 0, SEARCHED_BYTES, 0)
    const content = buffer.subarray(0, bytesRead)
    const isMarkedBy = (name: string) => content.includes(Buffer.from(name, 'utf16le'))
    return Object.keys(OFFICE_STREAMS).find((kind) => isMarkedBy(OFFICE_STREAMS[kind] ?? '')) ?? 'cfb'
  } finally {
    await file.close()
  }
}
