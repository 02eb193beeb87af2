import { lineAt, takeApart } from './source.ts'
import type { Tree } from './tree.ts'

// Biome's noJsxLiterals finds text between tags; this finds what it does not look at.
const HAN = /\p{Script=Han}+/gu
const SPOKEN_ATTRIBUTE =
  /\b(?<name>aria-(?:label|description|roledescription|placeholder|valuetext)|alt|title|placeholder|label|description)=\{?(?<quote>["'`])(?<text>(?:(?!\k<quote>).)*)\k<quote>/g
const SPOKEN_CHILD = />\s*\{\s*(?<quote>["'`])(?<text>(?:(?!\k<quote>).)*)\k<quote>\s*\}/g

const BRAND = /Fairlead|领航/g
const WORD = /\p{L}{2}|\p{Script=Han}/u
const isSpoken = (text: string): boolean => WORD.test(text.replace(BRAND, '').replace(/\$\{[^}]*\}/g, ''))

// Titles of routes and formats of dates say both languages side by side.
const isOurs = (path: string): boolean =>
  /^apps\/web\/src\/.+\.tsx?$/.test(path) &&
  !/\.test\.tsx?$|\/testing\/|\/text\/(?:en|zh)\.ts$|\.routes\.ts$|\/platform\/i18n\//.test(path)

/** Words a person would read in one language only, because they stand in the code instead of in the texts. */
export const checkHardCodedText = (tree: Tree): string[] =>
  [...tree].flatMap(([path, text]) => {
    if (!isOurs(path)) return []
    const { code } = takeApart(text)
    const found = [
      ...[...code.matchAll(HAN)].map((match) => ({ index: match.index, said: match[0] })),
      ...[SPOKEN_ATTRIBUTE, SPOKEN_CHILD].flatMap((pattern) =>
        [...code.matchAll(pattern)].map((match) => ({ index: match.index, said: match.groups?.text ?? '' })),
      ),
    ]
    const byLine = new Map(
      found.filter(({ said }) => isSpoken(said)).map(({ index, said }) => [lineAt(code, index), said]),
    )
    return [...byLine].map(
      ([line, said]) =>
        `${path}:${line} says \`${said}\`\n    move it into text/en.ts and text/zh.ts of the feature and say it with useText`,
    )
  })
