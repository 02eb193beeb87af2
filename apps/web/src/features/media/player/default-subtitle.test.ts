import { expect, test } from 'vitest'
import { defaultSubtitle } from './default-subtitle.ts'

const both = [{ language: 'zh' }, { language: 'en' }]

test.each([
  ['the reader’s language', both, 'en', undefined, 'en'],
  ['what the video asks for, before the reader’s language', both, 'en', 'zh', 'zh'],
  ['Chinese where the reader’s is missing', [{ language: 'zh' }], 'en', undefined, 'zh'],
  ['nothing that is not there', [{ language: 'fr' }], 'en', 'de', undefined],
] as const)('%s', (_name, subtitles, language, wanted, expected) => {
  expect(defaultSubtitle(subtitles, language, wanted)).toBe(expected)
})
