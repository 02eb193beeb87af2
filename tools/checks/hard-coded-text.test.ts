import { expect, it } from 'vitest'
import { checkHardCodedText } from './hard-coded-text.ts'

const screen = 'apps/web/src/features/posts/screens/campus.screen.tsx'
const complaints = (text: string, path = screen): string =>
  checkHardCodedText(new Map([[path, text]])).join('\n')

it.each([
  ['Chinese in code', "const title = '校园'", 'says `校园`'],
  ['Chinese between tags', '<p>\n  校园\n</p>', `${screen}:2 says`],
  ['a label', '<button aria-label="Close it" />', 'says `Close it`'],
  ['a label in braces', "<img alt={'A picture'} />", 'says `A picture`'],
  ['a label with a value', '<img alt={`Picture of ${name}`} />', 'says `Picture of'],
  ['a placeholder', '<input placeholder="Your name" />', 'move it into text/en.ts and text/zh.ts'],
  ['text in an expression', "<p>{'Hello you'}</p>", 'says `Hello you`'],
])('refuses %s', (_, text, message) => {
  expect(complaints(text)).toContain(message)
})

it.each([
  ['a comment', '// 校园\nconst a = 1 /* 首页 */'],
  ['the brand', '<img alt="Fairlead 领航" />'],
  ['an empty label', '<img alt="" />'],
  ['a label from the texts', "<button aria-label={t('close')} />"],
  ['a label of values', '<img alt={`${name} · ${place}`} />'],
  ['a sign', "<i>{' · '}</i>"],
])('allows %s', (_, text) => {
  expect(complaints(text)).toBe('')
})

it('looks away from texts, titles of routes and tests', () => {
  for (const path of ['text/zh.ts', 'posts.routes.ts', 'screens/campus.screen.test.tsx'])
    expect(complaints("const a = '校园'", `apps/web/src/features/posts/${path}`)).toBe('')
})
