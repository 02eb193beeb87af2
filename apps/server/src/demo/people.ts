import type { DemoPerson } from './demo-types.ts'
import { otherColleagues } from './people-elsewhere.ts'
import { namedPeople } from './people-named.ts'
import { yunfanColleagues } from './people-yunfan.ts'

export const demoPassword = 'Sail2026'

export const demoPeople: readonly DemoPerson[] = [...namedPeople, ...yunfanColleagues, ...otherColleagues]
