export type { Moderation } from './create-moderation.ts'
export type { Moderated } from './moderated-kinds.ts'
