export type { AdministeredEnterprises } from './administered-enterprises.ts'
export type { DirectoryMembers } from './directory-members.repository.ts'
export type { EnterprisesRepository, MemberGroup, MemberRow } from './enterprises.repository.ts'
export { createEnterprisesRepository } from './enterprises.repository.ts'
