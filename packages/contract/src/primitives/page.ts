import { z } from 'zod'

const COMMENT_PAGE_SIZE = 10

export const pageInput = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(COMMENT_PAGE_SIZE),
}

/** Keyset paging: `cursor` is opaque to the client and absent on the first page. */
export const cursorInput = {
  cursor: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(COMMENT_PAGE_SIZE),
}
