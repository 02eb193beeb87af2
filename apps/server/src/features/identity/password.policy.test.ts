import { expect, test } from 'vitest'
import { faultOf } from './password.policy.ts'

test.each([
  ['Sail2026', 'Sail2026', undefined],
  ['密码要长一点吧', '密码要长一点吧', undefined],
  ['🌊🌊wave', '🌊🌊wave', undefined],
  ['abc12', 'abc12', 'password.wrongLength'],
  ['a-password-of-17c', 'a-password-of-17c', 'password.wrongLength'],
  ['a-password-of-16', 'a-password-of-16', undefined],
  [' Sail2026', ' Sail2026', 'password.wrongLength'],
  ['Sail2026', 'Sail2027', 'password.different'],
  ['123456', '123456', 'password.common'],
  ['PassWord1', 'PassWord1', 'password.common'],
  ['poiuytrewq', 'poiuytrewq', 'password.common'],
  ['hijklmn', 'hijklmn', 'password.common'],
  ['abababab', 'abababab', 'password.common'],
  ['13800000003', '13800000003', 'password.common'],
  ['xiaohui.li', 'xiaohui.li', 'password.common'],
])('%s, again %s: %s', (password, again, fault) => {
  expect(faultOf(password, again, ['13800000003', 'xiaohui.li@yunfan.example', ''])?.name).toBe(fault)
})
