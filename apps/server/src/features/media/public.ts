export type { MediaService } from './media.service.ts'
