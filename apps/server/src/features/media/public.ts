export type { FileOwner } from './media.repository.ts'
export type { MediaService } from './media.service.ts'
