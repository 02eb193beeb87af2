import type { OutlineSection } from '@fairlead/contract/library/library.schema.ts'
import { describe, expect, it } from 'vitest'
import { minutesLeft, nextStep } from './next-step.ts'

const section = (key: string, kind: OutlineSection['kind'] = 'text', minutes = 2): OutlineSection => ({
  key,
  kind,
  title: key,
  minutes,
})
const outline = [section('a'), section('b', 'quiz', 3), section('c'), section('talk', 'discussion')]

describe('the next step', () => {
  it.each([
    ['a', [], 'b', true],
    ['a', ['a', 'b'], 'c', false],
    ['c', ['c', 'talk'], 'a', false],
    ['talk', ['a', 'b', 'c'], undefined, true],
    ['talk', ['a', 'b', 'c', 'talk'], undefined, false],
    ['unknown', [], 'a', false],
  ])('from %s with %j done is %s', (current, done, next, canFinish) => {
    const step = nextStep(outline, new Set(done), current)
    expect(step.section?.key).toBe(next)
    expect(step.canFinish).toBe(canFinish)
  })
})

it('counts the minutes that are left, without the discussion', () => {
  expect(minutesLeft(outline, new Set(['a']))).toBe(5)
  expect(minutesLeft(outline, new Set(['a', 'b', 'c']))).toBe(0)
})
