import { z } from 'zod'

/** The wire writes yes and no as 1 and 0; an absent flag reads as 0. */
export const flagSchema = z.union([z.literal(0), z.literal(1)])
export type Flag = z.infer<typeof flagSchema>
export const toFlag = (yes: boolean): Flag => (yes ? 1 : 0)
