import type { DemoPerson } from './demo-types.ts'
import { colleagues } from './people-colleagues.ts'
import { namedPeople } from './people-named.ts'

export const demoPeople: readonly DemoPerson[] = [...namedPeople, ...colleagues]
