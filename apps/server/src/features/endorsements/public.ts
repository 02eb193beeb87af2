export { type SeedReaction, seedAhas, seedLikes } from './endorsements.seed.ts'
export type { EndorsementService } from './endorsements.service.ts'
