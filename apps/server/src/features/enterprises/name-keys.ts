import { pinyin } from 'pinyin-pro'

export interface NameKey {
  key: string
  /** 0 from the beginning of the name on, 1 from within. */
  rank: 0 | 1
}

// A name is a name: what is longer is found by its beginning.
const PARTS_MAX = 12
const KEY_MAX = 60

const HAN = /\p{Script=Han}/u
const BETWEEN_WORDS = /[\s·•.'’-]+/u

/** How keys and what people type are written: small letters, nothing between them. */
export const searchForm = (text: string): string =>
  text.normalize('NFKC').toLowerCase().split(BETWEEN_WORDS).join('').slice(0, KEY_MAX)

/** One part of a name as it is written and as it sounds: 慧 and hui, or Clarke and clarke. */
interface Part {
  written: string
  sound: string
}

const partsOf = (name: string): Part[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .filter(Boolean)
    .slice(0, PARTS_MAX)
    .flatMap((word) => (HAN.test(word) ? hanParts(word) : [{ written: word, sound: word }]))

const hanParts = (word: string): Part[] => {
  const sounds = pinyin(word, { toneType: 'none', type: 'array', surname: 'head', v: true })
  return [...word].slice(0, PARTS_MAX).map((written, place) => ({ written, sound: sounds[place] ?? written }))
}

/** 沈岳 is `shen yue`, as a surname sounds: what lists are sorted by. */
export const soundOf = (name: string): string =>
  partsOf(name)
    .map(({ sound }) => sound)
    .join(' ')

/** From every part of the name on: as written, in pinyin, by initials. 李晓慧 is found by 晓慧, xiaohui, lxh and xh. */
export const nameKeys = (names: readonly string[]): NameKey[] => {
  const ranks = new Map<string, 0 | 1>()
  for (const parts of names.map(partsOf))
    for (const [start] of parts.entries())
      for (const key of keysOf(parts.slice(start)))
        if (key && ranks.get(key) !== 0) ranks.set(key, start === 0 ? 0 : 1)
  return [...ranks].map(([key, rank]) => ({ key, rank }))
}

const keysOf = (parts: readonly Part[]): string[] => {
  const sound = parts.map((part) => part.sound).join('')
  const initials = parts.map((part) => part.sound[0] ?? '').join('')
  // Keyboards write ü as v, people often as u.
  return [parts.map(({ written }) => written).join(''), sound, sound.replaceAll('v', 'u'), initials].map(
    (key) => key.slice(0, KEY_MAX),
  )
}
