export type { EnterprisesRepository, MemberRow } from './enterprises.repository.ts'
