import { expect, it } from 'vitest'
import { COVER_HEIGHT, composeCover } from './composition.ts'

it('draws the same picture for the same seed and another one for another', () => {
  expect(composeCover('lesson:1')).toEqual(composeCover('lesson:1'))
  const pictures = Array.from({ length: 50 }, (_, id) => JSON.stringify(composeCover(`lesson:${id}`)))
  expect(new Set(pictures).size).toBe(50)
})

it('keeps the sun in the sky, whatever the seed', () => {
  for (let id = 0; id < 300; id++) {
    const sun = composeCover(`article:${id}`).light.at(-1)
    expect(sun?.cy).toBeGreaterThan(0)
    expect(sun?.cy).toBeLessThan(COVER_HEIGHT * 0.7)
  }
})
