import { createHash } from 'node:crypto'
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

/** The same person keeps the same made-up name within a thread and gets another one in the next. */
export const pseudonymOf = (author: number, threadId: number, language: Language): string => {
  const digest = createHash('sha256').update(`${author}/${threadId}`).digest()
  const name = names[language][(digest[0] ?? 0) % names[language].length]
  return language === 'en' ? `Anonymous ${name}` : `匿名${name}`
}
