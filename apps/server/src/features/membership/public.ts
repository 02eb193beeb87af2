export type { PeopleService, PersonCard } from './people.service.ts'
