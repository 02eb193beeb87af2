import type { Place } from '@fairlead/contract/primitives/place.ts'
import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { readStored, writeStored } from '../../../platform/storage/storage.ts'

const nameOf = (writer: number, place: Place | undefined) =>
  `longDraft:${writer}:${place ? `${place.kind}-${place.id}` : 'campus'}` as const

/** One long text for each identity and place, on this device. */
export const readLongDraft = (writer: number, place: Place | undefined): RichText | undefined => {
  try {
    return JSON.parse(readStored(nameOf(writer, place)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export const keepLongDraft = (writer: number, place: Place | undefined, text: RichText | null): void =>
  writeStored(nameOf(writer, place), text && JSON.stringify(text))
