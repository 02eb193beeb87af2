import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'
import type { UploadedFile } from '../../media/public.ts'

export interface PostDraft {
  content: string
  mentioned: Mentioned[]
  pictures: UploadedFile[]
  files: UploadedFile[]
  video: UploadedFile[]
}

const nameOf = (writer: number, place: Place | undefined) =>
  `draft:${writer}:${place ? `${place.kind}-${place.id}` : 'campus'}` as const

/** One draft for each identity and place, on this device. */
export const readPostDraft = (writer: number, place: Place | undefined): PostDraft | undefined => {
  try {
    return JSON.parse(readStored(nameOf(writer, place)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const keepPostDraft = (writer: number, place: Place | undefined, draft: PostDraft | null): void =>
  writeStored(nameOf(writer, place), draft && JSON.stringify(draft))
