import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeParameters, filterParameters } from './parameters.ts'

const nothings: unknown[] = ['', '   ', null, undefined, 'undefined', ' undefined ', 0, {}, []]
const names = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__')
const something = fc.oneof(
  fc.string().filter((text) => !['', 'undefined'].includes(text.trim())),
  fc.integer().filter((number) => number !== 0),
  fc.boolean(),
  fc.array(fc.integer(), { minLength: 1 }),
  fc.record({ inner: fc.integer() }),
)

describe('filterParameters', () => {
  it.each(nothings.map((value) => [value]))('drops %j', (value) => {
    expect(filterParameters({ value })).toEqual({})
  })

  it('keeps everything that says something, strings trimmed', () => {
    fc.assert(
      fc.property(fc.dictionary(names, something), (parameters) => {
        const filtered = filterParameters(parameters)
        expect(Object.keys(filtered)).toEqual(Object.keys(parameters))
        for (const [name, value] of Object.entries(parameters))
          expect(filtered[name]).toEqual(typeof value === 'string' ? value.trim() : value)
      }),
    )
  })

  it('finds nothing more to drop the second time', () => {
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), (parameters) => {
        const once = filterParameters(parameters)
        expect(filterParameters(once)).toEqual(once)
      }),
    )
  })

  it('leaves what lies deeper alone', () => {
    expect(filterParameters({ xapi: { object: '', count: 0 } })).toEqual({ xapi: { object: '', count: 0 } })
  })
})

describe('encodeParameters', () => {
  it('skips empty, null and undefined, and keeps 0', () => {
    expect(encodeParameters({ a: '', b: null, c: undefined, d: 0, e: false })).toBe('d=0&e=false')
  })

  it('is read back as it was, whatever the characters', () => {
    fc.assert(
      fc.property(fc.dictionary(names, fc.string({ minLength: 1, unit: 'grapheme' })), (parameters) => {
        const decoded = Object.fromEntries(new URLSearchParams(encodeParameters(parameters)))
        expect(decoded).toEqual({ ...parameters })
      }),
    )
  })
})
