import { expect, it } from 'vitest'
import { csvOf } from './csv-of.ts'

it.each([
  [['a', 'b'], 'a,b'],
  [['a, "b"'], '"a, ""b"""'],
  [['two\nlines'], '"two\nlines"'],
  [['=1+1', '@x'], "'=1+1,'@x"],
])('%j', (row, line) => {
  expect(csvOf([row])).toBe(line)
})
