import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { graphemeLength, weightedLength } from './text-length.ts'

describe('weightedLength', () => {
  it.each([
    ['', 0],
    ['Fairlead', 8],
    ['领航', 4],
    ['OKR 复盘', 8],
    ['~', 1],
    ['\u007f', 2],
    ['\u0000', 2],
    ['ｱｲｳ', 3],
    ['｡ﾟ', 2],
    ['アイウ', 6],
    ['é', 2],
    ['😅', 2],
  ])('%j is %d', (text, length) => {
    expect(weightedLength(text)).toBe(length)
  })

  it('adds up', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        expect(weightedLength(one + other)).toBe(weightedLength(one) + weightedLength(other))
      }),
    )
  })
})

describe('graphemeLength', () => {
  it.each([
    ['', 0],
    ['领航 Fairlead', 11],
    ['👨‍👩‍👧', 1],
    ['e\u0301', 1],
    ['🇨🇳🇬🇧', 2],
  ])('%j is %d', (text, length) => {
    expect(graphemeLength(text)).toBe(length)
  })
})
