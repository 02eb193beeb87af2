import { expect, test } from 'vitest'
import { canLinkByPhone } from './sign-on.policy.ts'

test.each([
  [true, true, false, true],
  [false, true, false, false],
  [true, false, false, false],
  [true, true, true, false],
  [false, false, true, false],
])(
  'checked by the directory: %s, checked here: %s, suspended: %s → linked: %s',
  (phoneVerified, checkedHere, suspended, linked) => {
    expect(canLinkByPhone({ phoneVerified }, { phoneVerified: checkedHere, suspended })).toBe(linked)
  },
)
