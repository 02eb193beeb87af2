export type { Moderation } from './create-moderation.ts'
