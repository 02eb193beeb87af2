/** A source file taken apart; every part keeps its lines and columns, and is blank where the others are not. */
export interface Source {
  /** Code with its strings and templates, without comments. */
  code: string
  /** Code with its strings, without templates and comments: what can hold an import. */
  statements: string
  comments: string
}

export interface Import {
  specifier: string
  line: number
  /** `import type` and `export type` leave nothing behind at run time. */
  typeOnly: boolean
}

type Kind = 'code' | 'string' | 'template' | 'comment'

const COMMENT = /\/\/[^\n]*|\/\*[\s\S]*?\*\//y
const STRING = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y
// A slash divides after a value; only where a value may begin does it open a regular expression.
const REGULAR_EXPRESSION =
  /(?<=(?:[(,=:[!&|?{;+*%~^-]|\breturn|\bcase|=>)\s*)\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\//y
const PLAIN = /[\w\s]+|[\s\S]/y
const TEMPLATE_TEXT = /(?:\\[\s\S]|\$(?!\{)|[^\\`$])*(?:`|\$\{)?/y

const readAt = (pattern: RegExp, text: string, index: number): string => {
  pattern.lastIndex = index
  return pattern.exec(text)?.[0] ?? ''
}

function* tokensOf(text: string): Generator<{ kind: Kind; token: string }> {
  // One entry per open template: how many braces are open in its current `${…}`, or undefined within its text.
  const templates: (number | undefined)[] = []
  for (let index = 0; index < text.length; ) {
    const depth = templates.at(-1)
    const inTemplateText = templates.length > 0 && depth === undefined
    if (inTemplateText) {
      const token = readAt(TEMPLATE_TEXT, text, index) || text.slice(index)
      yield { kind: 'template', token }
      index += token.length
      if (token.endsWith('${')) templates[templates.length - 1] = 0
      else templates.pop()
      continue
    }
    const comment = readAt(COMMENT, text, index)
    const string = readAt(STRING, text, index)
    const token = comment || string || readAt(REGULAR_EXPRESSION, text, index) || readAt(PLAIN, text, index)
    if (token === '`') templates.push(undefined)
    if (token === '{' && depth !== undefined) templates[templates.length - 1] = depth + 1
    if (token === '}' && depth !== undefined)
      templates[templates.length - 1] = depth === 0 ? undefined : depth - 1
    yield { kind: comment ? 'comment' : string ? 'string' : token === '`' ? 'template' : 'code', token }
    index += token.length
  }
}

// So that code quoted in a string is not taken for code.
const withoutInnerQuotes = (string: string): string =>
  string[0] + string.slice(1, -1).replace(/['"]/g, ' ') + string.at(-1)

export const takeApart = (text: string): Source => {
  const source = { code: '', statements: '', comments: '' }
  for (const { kind, token } of tokensOf(text)) {
    const blank = token.replace(/[^\n]/g, ' ')
    source.code += kind === 'comment' ? blank : token
    source.statements += kind === 'code' ? token : kind === 'string' ? withoutInnerQuotes(token) : blank
    source.comments += kind === 'comment' ? token : blank
  }
  return source
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

const STATEMENT =
  /^[ \t]*(?:import|export)\s+(?<type>type\b(?!\s*(?:,|from)))?[\w\s{},*$]*?\bfrom\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/gm
const SIDE_EFFECT = /^[ \t]*import\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/gm
const CALL =
  /\b(?:import|vi\.mock|vi\.doMock|vi\.importActual)\s*(?:<[^>()]*>)?\(\s*(?<quote>['"])(?<specifier>[^'"\n]+)\k<quote>/g

/** Everything a file imports: statements, re-exports, `import()`, and modules that a test replaces. */
export const importsOf = (text: string): Import[] => {
  const { statements } = takeApart(text)
  return [STATEMENT, SIDE_EFFECT, CALL]
    .flatMap((pattern) => [...statements.matchAll(pattern)])
    .sort((one, other) => one.index - other.index)
    .map((match) => ({
      specifier: match.groups?.specifier ?? '',
      line: lineAt(statements, match.index + match[0].length),
      typeOnly: match.groups?.type !== undefined,
    }))
}
