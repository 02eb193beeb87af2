export type { AdministeredEnterprises } from './administered-enterprises.ts'
export type { EnterprisesRepository, MemberRow } from './enterprises.repository.ts'
