import { describe, expect, it } from 'vitest'
import { importsOf, takeApart } from './source.ts'

const specifiers = (text: string) => importsOf(text).map(({ specifier }) => specifier)

describe('takeApart', () => {
  it('tells comments from what only looks like one', () => {
    const text = [
      "const a = 'http://x' // said",
      'const b = /["\'/]/.test(a) /* and so on */',
      'const c = `// ${a ? `${a}//x` : "/* */"} //` // last',
      'const d = (<a href="/x">it</a>) / 2 // half',
    ].join('\n')
    const { code, comments } = takeApart(text)
    expect(comments.split('\n').map((line) => line.trim())).toEqual([
      '// said',
      '/* and so on */',
      '// last',
      '// half',
    ])
    expect(code.split('\n').map((line) => line.trimEnd())).toEqual([
      "const a = 'http://x'",
      'const b = /["\'/]/.test(a)',
      'const c = `// ${a ? `${a}//x` : "/* */"} //`',
      'const d = (<a href="/x">it</a>) / 2',
    ])
  })

  it('keeps every character at its place', () => {
    const text = 'a /* é\n */ b `x\n${ {a: 1} }` // c\n'
    const { code, comments, statements } = takeApart(text)
    for (const part of [code, comments, statements]) {
      expect(part).toHaveLength(text.length)
      expect(part.split('\n').map((line) => line.length)).toEqual(text.split('\n').map((line) => line.length))
    }
  })

  it('survives an open template and an open comment', () => {
    expect(takeApart('a `b').code).toBe('a `b')
    expect(takeApart("it's").code).toBe("it's")
  })
})

describe('importsOf', () => {
  it('finds every way to import', () => {
    const text = [
      "import './theme.css'",
      "import type { A } from './a.ts'",
      'import {',
      '  type B,',
      '  C, // the third',
      "} from './b.ts'",
      "import D, * as E from 'd'",
      "export { F } from './f.ts'",
      "export type { G } from './g.ts'",
      "export * from './h.ts'",
      "const screen = () => import('./i.tsx').then((m) => m.I)",
      "vi.mock('./j.ts')",
      "type K = typeof import('./k.ts')",
      "import type from './type.ts'",
    ].join('\n')
    expect(specifiers(text)).toEqual([
      './theme.css',
      './a.ts',
      './b.ts',
      'd',
      './f.ts',
      './g.ts',
      './h.ts',
      './i.tsx',
      './j.ts',
      './k.ts',
      './type.ts',
    ])
    expect(importsOf(text).filter(({ typeOnly }) => typeOnly)).toEqual([
      { specifier: './a.ts', line: 2, typeOnly: true },
      { specifier: './g.ts', line: 9, typeOnly: true },
    ])
  })

  it('finds none in comments, strings and templates', () => {
    const text = [
      "// import { a } from './a.ts'",
      '/*',
      "import { b } from './b.ts'",
      '*/',
      'const text = `',
      "import { c } from './c.ts'",
      '`',
      'const said = "import(\'./d.ts\')"',
      "export const from = 'e'",
    ].join('\n')
    expect(specifiers(text)).toEqual([])
  })
})
