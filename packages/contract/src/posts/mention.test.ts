import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitMentions, writeMention } from './mention.ts'

test('a text with mentions falls into its parts', () => {
  expect(splitMentions(`谢谢 ${writeMention(12, '林若谷')}，还有 @所有人`)).toEqual([
    { text: '谢谢 ' },
    { mention: 12, name: '林若谷' },
    { text: '，还有 @所有人' },
  ])
})

test('nothing of a text is lost, whatever it holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const whole = splitMentions(text)
        .map((part) => ('text' in part ? part.text : `@[${part.mention}:${part.name}]`))
        .join('')
      // A mention's id may lose leading zeros; everything else stays to the letter.
      expect(whole.replaceAll(/\[0+/g, '[')).toBe(text.replaceAll(/\[0+/g, '['))
    }),
  )
})

test('a name cannot break out of its mention', () => {
  expect(splitMentions(writeMention(3, 'a]b\nc'))).toEqual([{ mention: 3, name: 'a b c' }])
})
