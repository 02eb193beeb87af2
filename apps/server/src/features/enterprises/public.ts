export type { AdministeredEnterprises } from './administered-enterprises.ts'
export type {
  AdministrationRepository,
  EnterpriseMemberRow,
  EnterpriseRow,
} from './administration.repository.ts'
export { createAdministrationRepository } from './administration.repository.ts'
export type { DirectoryMembers } from './directory-members.repository.ts'
export type { EnterprisesRepository, MemberGroup, MemberRow } from './enterprises.repository.ts'
export { createEnterprisesRepository } from './enterprises.repository.ts'
export type { MemberSearchService } from './member-search.service.ts'
export type { DepartmentRow, OrganizationRepository, PartRow } from './organization.repository.ts'
export { createOrganizationRepository } from './organization.repository.ts'
