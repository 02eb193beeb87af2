import { expect, test } from 'vitest'
import { fillSentence } from './audit-sentence.ts'

const text = { en: 'gave {target} the role {role}', zh: '让{target}担任{role}' }

test.each([
  ['Li', { role: 'author' }, { en: 'gave Li the role author', zh: '让Li担任author' }],
  [
    { en: 'Li', zh: '李' },
    { role: { en: 'Author', zh: '作者' } },
    { en: 'gave Li the role Author', zh: '让李担任作者' },
  ],
  [{ en: '', zh: '李' }, {}, { en: 'gave 李 the role ', zh: '让李担任' }],
  ['{role}', { role: 'x' }, { en: 'gave {role} the role x', zh: '让{role}担任x' }],
])('%j with %j', (target, detail, sentence) => {
  expect(fillSentence(text, target, detail)).toEqual(sentence)
})
