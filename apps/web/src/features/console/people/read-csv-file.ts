import { IMPORT_BYTES_MAX } from '@fairlead/contract/console/people.schema.ts'

export type CsvFile = { csv: string } | { fault: 'tooLarge' | 'unreadable' }

/** The text of a file. Excel in Chinese saves GB 18030 unless it is told to use UTF-8. */
export const readCsvFile = async (file: File): Promise<CsvFile> => {
  if (file.size > IMPORT_BYTES_MAX) return { fault: 'tooLarge' }
  const bytes = await file.arrayBuffer().catch(() => undefined)
  if (!bytes) return { fault: 'unreadable' }
  const csv = decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030')
  // A spreadsheet saved as itself is a zip.
  return csv === undefined || csv.includes('\0') ? { fault: 'unreadable' } : { csv }
}

const decode = (bytes: ArrayBuffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
