import type { DemoPerson } from './demo-types.ts'
import { colleagues } from './people-colleagues.ts'
import { namedPeople } from './people-named.ts'

export const demoPassword = 'Sail2026'

export const demoPeople: readonly DemoPerson[] = [...namedPeople, ...colleagues]
