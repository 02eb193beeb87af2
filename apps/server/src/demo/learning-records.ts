import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { RecordedObject, RecordedVerb } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { EnterpriseKey } from './demo-types.ts'
import { demoArticles } from './library/articles.ts'
import { demoCourses } from './library-titles.ts'
import { demoPeople } from './people.ts'

/** Something a person did, so many minutes before now. */
export interface DemoLearning {
  login: string
  enterprise: EnterpriseKey
  verb: RecordedVerb
  kind: RecordedObject
  code: string
  name: LocalizedText
  minutesAgo: number
  score?: number
}

const RECORDS = 3000
const DAYS = 40
const DAY = 24 * 60

/** The same numbers every time, so that the demo is the same world on every machine. */
const createDice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39)
    return ((mixed ^ (mixed >>> 15)) >>> 0) % sides
  }
}

const learners = demoPeople.flatMap(({ login, memberships }) =>
  memberships.map(({ enterprise }) => ({ login, enterprise })),
)
const lessons = demoCourses.flatMap(({ key, lessons: titles }) =>
  titles.map((name, place) => ({ kind: 'lesson' as const, code: `${key}-${place + 1}`, name })),
)
const articles = demoArticles.map(({ code, title }) => ({ kind: 'article' as const, code, name: title }))

/** A sitting: what one does with a lesson or an article, minutes apart. */
const sitting = (dice: (sides: number) => number) => {
  if (dice(4) === 0) return { thing: pick(articles, dice), verbs: ['viewed', 'liked'].slice(0, 1 + dice(2)) }
  const verbs = ['launched', 'progressed', 'progressed', 'completed', dice(2) ? 'commented' : 'passed']
  return { thing: pick(lessons, dice), verbs: verbs.slice(0, 2 + dice(4)) }
}

const pick = <T>(things: readonly T[], dice: (sides: number) => number): T => {
  const thing = things[dice(things.length)]
  if (!thing) throw new Error('nothing to choose from')
  return thing
}

/** Forty days of learning: more before work and in the evening, less at the weekend, oldest first. */
export const demoLearning = (): DemoLearning[] => {
  const dice = createDice(20_260)
  const records: DemoLearning[] = []
  while (records.length < RECORDS) {
    const learner = pick(learners, dice)
    const day = dice(DAYS)
    if (day % 7 > 4 && dice(3) > 0) continue
    const start = day * DAY + pick([60, 130, 200, 620, 680, 740], dice) + dice(50) + 40
    const { thing, verbs } = sitting(dice)
    for (const [place, verb] of verbs.entries()) {
      const score = verb === 'passed' ? (70 + dice(31)) / 100 : undefined
      const minutesAgo = Math.max(1, start - place * (3 + dice(6)))
      records.push({
        ...learner,
        ...thing,
        verb: verb as RecordedVerb,
        minutesAgo,
        ...(score === undefined ? {} : { score }),
      })
    }
  }
  return records.slice(0, RECORDS).sort((one, other) => other.minutesAgo - one.minutesAgo)
}
