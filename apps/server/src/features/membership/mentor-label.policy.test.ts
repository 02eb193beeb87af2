import { expect, test } from 'vitest'
import { mentorLabel } from './mentor-label.policy.ts'

test('mentor wins over assistant, everybody else has no label', () => {
  expect(mentorLabel('mentor', [])).toBe(1)
  expect(mentorLabel('mentor', [{ role: 'teaching_assistant' }])).toBe(1)
  expect(mentorLabel('scholar', [{ role: 'author' }, { role: 'teaching_assistant' }])).toBe(3)
  expect(mentorLabel('elite', [{ role: 'community_leader' }])).toBe(0)
})
