import { z } from 'zod'
import { idSchema } from './id.ts'

/** Where people talk. The square is no place of its own: it shows what is open in all others. */
export const placeKinds = [
  'enterprise',
  'class',
  'community',
  'subcommunity',
  'group',
  'theme',
  'debate',
  'video',
  'square',
] as const
export type PlaceKind = (typeof placeKinds)[number]

export const placeSchema = z.object({ kind: z.enum(placeKinds), id: idSchema })
export type Place = z.infer<typeof placeSchema>
