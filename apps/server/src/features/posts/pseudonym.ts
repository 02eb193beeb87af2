import { createHmac } from 'node:crypto'
import type { Language } from '@fairlead/contract/primitives/language.ts'

const names = {
  zh: ['灯塔', '海鸥', '缆绳', '舵手', '罗盘', '信风', '浮标', '船钟', '甲板', '桅灯', '锚链', '潮汐'],
  en: [
    'Lighthouse',
    'Gull',
    'Rope',
    'Helm',
    'Compass',
    'Trade wind',
    'Buoy',
    'Ship’s bell',
    'Deck',
    'Masthead',
    'Anchor',
    'Tide',
  ],
} as const

const written = (name: string | undefined, language: Language): string =>
  language === 'en' ? `Anonymous ${name}` : `匿名${name}`

/** The same person keeps the same made-up name within a thread and gets another one in the next. */
export type PseudonymOf = (author: number, threadId: number, language: Language) => string

/** With a key, so that nobody can try out which colleague would get this name in this thread. */
export const createPseudonyms =
  (key: Buffer): PseudonymOf =>
  (author, threadId, language) => {
    const [first = 0] = createHmac('sha256', key).update(`${author}/${threadId}`).digest()
    return written(names[language][first % names[language].length], language)
  }

/** Before a thread has begun nobody has a name in it. */
export const namelessIn = (language: Language): string =>
  written(language === 'en' ? 'member' : '成员', language)
