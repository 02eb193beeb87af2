import { generalProblems } from '@fairlead/contract/problem.ts'
import type { FastifyRequest } from 'fastify'
import { type IncomingFile, receiveFile } from '../storage/receive-file.ts'
import { Problem } from './problem-error.ts'

const FORM_OVERHEAD = 128 * 1024
const limits = { files: 1, fields: 40, parts: 41, fieldSize: 32 * 1024, fieldNameSize: 100, headerPairs: 20 }

export interface ReceivedFile extends IncomingFile {
  /** As the person's device calls it. */
  name: string
  /** It was larger than allowed, and only its beginning is here. */
  isCut: boolean
}

export interface ReceivedForm {
  fields: Record<string, string>
  file: ReceivedFile | undefined
}

/** Reads a form with a file in it. The file goes to the disk as it arrives; the fields may come before or after it. */
export const receiveForm = async (
  request: FastifyRequest,
  folder: string,
  maxFileBytes: number,
  admit?: (fields: Readonly<Record<string, string>>) => void,
): Promise<ReceivedForm> => {
  if (!request.isMultipart()) throw new Problem(generalProblems.wrongContentType)
  if (Number(request.headers['content-length'] ?? 0) > maxFileBytes + FORM_OVERHEAD)
    throw new Problem(generalProblems.tooLarge)
  const form: ReceivedForm = { fields: {}, file: undefined }
  try {
    for await (const part of request.parts({ limits: { ...limits, fileSize: maxFileBytes } }))
      if (part.type === 'file') {
        admit?.(form.fields)
        const received = await receiveFile(folder, part.file)
        form.file = { ...received, name: part.filename ?? '', isCut: part.file.truncated }
      } else form.fields[part.fieldname] = String(part.value)
    return form
  } catch (error) {
    await form.file?.discard()
    throw error
  }
}
