import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadProblems } from '@fairlead/contract/media/media.errors.ts'
import { PICTURE_MAX_SIDE, UPLOAD_RULES, type UploadKind } from '@fairlead/contract/media/media.schema.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import { extensionOf } from '../file-name.ts'
import { uploadVerdict } from '../upload.policy.ts'
import { redrawPicture } from './pictures.ts'
import { sniffContent } from './sniff-content.ts'
import { isHarmlessZip } from './zip-check.ts'

const MIB = 1024 * 1024
const PICTURES = new Set(['jpg', 'png', 'apng', 'gif', 'bmp', 'ico'])
const PACKAGES = new Set(['docx', 'xlsx', 'pptx'])

export interface UncheckedFile {
  path: string
  size: number
  name: string
  isCut: boolean
}

export interface SafeFile {
  path: string
  size: number
  extension: string
}

/** The file as it may be stored, or the problem that says why not. Pictures come back drawn anew, under another path. */
export const makeSafe = async (kind: UploadKind, file: UncheckedFile, folder: string): Promise<SafeFile> => {
  const { path, size, name, isCut } = file
  const extension = extensionOf(name)
  const content = size > 0 ? await sniffContent(path) : undefined
  const verdict = uploadVerdict(kind, { extension, size, isCut, content })
  if (verdict !== 'ok' || content === undefined)
    throw new Problem(uploadProblems[verdict === 'ok' ? 'contentMismatch' : verdict], {
      name,
      limit: UPLOAD_RULES[kind].maxBytes / MIB,
      extensions: UPLOAD_RULES[kind].extensions.join(' / '),
    })
  if (PACKAGES.has(content) && !(await isHarmlessZip(path, size)))
    throw new Problem(uploadProblems.suspicious, { name })
  if (!PICTURES.has(content)) return { path, size, extension }
  const redrawn = join(folder, randomUUID())
  const outcome = await redrawPicture(path, content, redrawn)
  if (outcome.verdict !== 'ok') {
    await rm(redrawn, { force: true })
    throw new Problem(uploadProblems[outcome.verdict], { name, side: PICTURE_MAX_SIDE })
  }
  return { path: redrawn, size: outcome.size, extension: outcome.extension }
}
