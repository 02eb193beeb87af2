export type { AccessVerdict } from './access.policy.ts'
export type { AccessService, ResourceFacts, ResourceReference } from './access.service.ts'
export type { PeopleService, PersonCard } from './people.service.ts'
export { holdsRole } from './roles.policy.ts'
