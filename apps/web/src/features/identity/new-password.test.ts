import { expect, test } from 'vitest'
import { passwordFaults } from './new-password.ts'

test.each([
  ['Harbour26', 'Harbour26', {}],
  ['short', 'short', { password: 'register.passwordShort' }],
  ['a-password-of-17c', 'a-password-of-17c', { password: 'register.passwordShort' }],
  ['Harbour26 ', 'Harbour26 ', { password: 'register.passwordShort' }],
  ['Harbour26', 'Harbour27', { again: 'register.passwordsDiffer' }],
])('%s, again %s', (password, again, faults) => {
  expect(passwordFaults(password, again)).toEqual(faults)
})
