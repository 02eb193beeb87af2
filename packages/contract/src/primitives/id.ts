import { z } from 'zod'

/** Ids start at 1, because the client's parameter filter drops 0. Query strings carry them as digits. */
export const idSchema = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER)
