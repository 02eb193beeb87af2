export type { LibraryOverview } from './overview.ts'
