export type { EnterprisesRepository, MemberRow } from './enterprises.repository.ts'
export { createEnterprisesRepository } from './enterprises.repository.ts'
