import { describe, expect, test } from 'vitest'
import { type AudienceScope, groupsIn, keptFor } from './library.policy.ts'
import { percentOf } from './progress.policy.ts'

const everyone: AudienceScope = { kind: 'everyone', id: 0, enterpriseId: 0 }
const changhe: AudienceScope = { kind: 'enterprise', id: 3, enterpriseId: 3 }
const yunfan: AudienceScope = { kind: 'enterprise', id: 2, enterpriseId: 2 }
const sales: AudienceScope = { kind: 'department', id: 9, enterpriseId: 3 }
const foremen: AudienceScope = { kind: 'class', id: 4, enterpriseId: 3 }

describe('who a resource is for', () => {
  test.each([
    ['everyone', [everyone], null, []],
    ['one enterprise', [changhe], [3], []],
    ['two enterprises', [changhe, yunfan], [3, 2], []],
    ['a department', [sales], [3], [{ kind: 'department', id: 9 }]],
    [
      'a department and a class',
      [sales, foremen],
      [3],
      [
        { kind: 'department', id: 9 },
        { kind: 'class', id: 4 },
      ],
    ],
    [
      'an enterprise and a department of another',
      [yunfan, sales],
      [2, 3],
      [
        { kind: 'enterprise', id: 2 },
        { kind: 'department', id: 9 },
      ],
    ],
    ['nobody', [], [], []],
  ] as const)('%s', (_, audience, enterpriseIds, groups) => {
    expect(keptFor(audience)).toEqual(enterpriseIds)
    expect(groupsIn(audience)).toEqual(groups)
  })
})

describe('how far a learner is', () => {
  const sections = [
    { key: 'watch', kind: 'video', minutes: 4 },
    { key: 'read', kind: 'text', minutes: 6 },
    { key: 'talk', kind: 'discussion', minutes: 3 },
  ] as const
  test.each([
    [[], 0],
    [['watch'], 40],
    [['read', 'talk'], 60],
    [['watch', 'read'], 100],
    [['unknown'], 0],
  ] as const)('%j done is %d per cent', (done, percent) => {
    expect(percentOf(sections, new Set(done))).toBe(percent)
  })

  test('rounding never says it is done before it is', () => {
    const long = Array.from({ length: 400 }, (_, n) => ({ key: `s${n}`, kind: 'text' as const, minutes: 1 }))
    expect(percentOf(long, new Set(long.slice(1).map(({ key }) => key)))).toBe(99)
  })

  test('a lesson of nothing but talk is never done', () => {
    expect(percentOf([{ key: 'talk', kind: 'discussion', minutes: 3 }], new Set(['talk']))).toBe(0)
  })
})
