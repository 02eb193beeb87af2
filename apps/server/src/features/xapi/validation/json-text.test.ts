import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseJson, parseJsonText } from './json-text.ts'

describe('JSON of a request', () => {
  test('means what JSON.parse says it means', () => {
    fc.assert(
      fc.property(fc.jsonValue({ depthSize: 'medium' }), fc.nat(2), (value, indent) => {
        const text = JSON.stringify(value, null, indent)
        expect(parseJsonText(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  test.each([
    '{"a":1,"a":2}',
    '[{"b":{"a":1,"c":"}","a":[]}}]',
    String.raw`{"a":1,"\u0061":2}`,
    String.raw`{"x":"\\","x":1}`,
  ])('refuses a property twice: %s', (text) => {
    expect(() => parseJsonText(text)).toThrow('more than once')
  })

  test.each(['[{"a":1},{"a":1}]', '{"a":{"a":{"a":1}}}', String.raw`{"a":"\"b\":1,\"b\":2"}`])(
    'leaves equal names in different objects alone: %s',
    (text) => {
      expect(parseJsonText(text)).toEqual(JSON.parse(text))
    },
  )

  test.each(['', '{', '{"a"', '"', '{"a":1}}', "{'a':1}", 'nul', '{"a":1,}', '"\\'])('refuses %j', (text) => {
    expect(() => parseJsonText(text)).toThrow('not JSON')
  })

  test('refuses what is nested without end, before anybody walks it', () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const)
      expect(() => parseJsonText(open.repeat(200_000) + close.repeat(200_000))).toThrow('deep')
    expect(parseJsonText('['.repeat(100) + ']'.repeat(100))).toBeDefined()
  })

  test('refuses bytes that are no UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xff, 0x22]))).toThrow('UTF-8')
    expect(parseJson(Buffer.from('"反馈"'))).toBe('反馈')
  })

  test('keeps __proto__ an ordinary property', () => {
    const value = parseJsonText('{"__proto__":{"isAdmin":true}}') as { isAdmin?: boolean }
    expect(value.isAdmin).toBeUndefined()
    expect(Object.keys(value)).toEqual(['__proto__'])
  })
})
