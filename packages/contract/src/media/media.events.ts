import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { uploadKindSchema } from './media.schema.ts'

/** A file is checked and in its place. */
export const fileStored = defineEvent('file.stored', z.object({ fileId: z.number(), kind: uploadKindSchema }))
