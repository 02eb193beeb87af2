import { lineAt, takeApart } from './source.ts'
import type { Tree } from './tree.ts'

interface ForbiddenWord {
  pattern: RegExp
  advice: string
}

const IN_COMMENTS: ForbiddenWord[] = [
  {
    pattern: /\b(?:TODO|FIXME|XXX|HACK)\b/g,
    advice: 'finish it now, or open an issue and delete the note',
  },
  {
    pattern: /@ts-(?:ignore|nocheck)\b/g,
    advice: 'correct the type; where a library is wrong, use @ts-expect-error with the reason behind it',
  },
  {
    pattern: /@ts-expect-error(?!\S*[\s:–-]+\S+\s+\S+)[^\n]*/g,
    advice: 'say behind it why the error is expected',
  },
  {
    pattern: /biome-ignore(?!\S*\s+\S+:\s*(?!<)\S+\s+\S+)[^\n]*/g,
    advice: 'say behind the rule why it does not hold here: `biome-ignore lint/group/rule: the reason`',
  },
]

const IN_CODE: ForbiddenWord[] = [
  {
    pattern: /\b(?:test|it|describe|suite)(?:\.\w+)*\.(?:only|skip|todo|fixme)\b/g,
    advice: 'run every test: mend it or delete it; journeys for one width carry the tag @desktop or @phone',
  },
  {
    pattern: /\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g,
    advice: 'run every test: mend it or delete it',
  },
]

const QUOTED = /'[^'\n]*'|"[^"\n]*"/g

const findWords = (path: string, text: string, words: ForbiddenWord[]): string[] =>
  words.flatMap(({ pattern, advice }) =>
    [...text.matchAll(pattern)].map(
      ({ 0: word, index }) => `${path}:${lineAt(text, index)} has \`${word.trim()}\`\n    ${advice}`,
    ),
  )

export const checkWords = (tree: Tree): string[] =>
  [...tree].flatMap(([path, text]) => {
    const { statements, comments } = takeApart(text)
    const unquoted = statements.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))
    return [...findWords(path, comments, IN_COMMENTS), ...findWords(path, unquoted, IN_CODE)]
  })
