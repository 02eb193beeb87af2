import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseSearch, stringifySearch } from './search.ts'

it('leaves values the strings they are', () => {
  expect(parseSearch('?code=0012&flag=true&id=9007199254740993&list=[1]')).toEqual({
    code: '0012',
    flag: 'true',
    id: '9007199254740993',
    list: '[1]',
  })
})

it('leaves out what is not there', () => {
  expect(stringifySearch({ code: 'L-01', post: undefined, tab: null })).toBe('?code=L-01')
  expect(stringifySearch({})).toBe('')
})

it('reads back what it wrote', () => {
  const names = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__')
  fc.assert(
    fc.property(fc.dictionary(names, fc.string({ unit: 'grapheme' })), (search) => {
      expect(parseSearch(stringifySearch(search))).toEqual({ ...search })
    }),
  )
})
