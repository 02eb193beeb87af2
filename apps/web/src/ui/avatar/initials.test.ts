import { describe, expect, it } from 'vitest'
import { givenNameOf, initialsOf } from './initials.ts'

describe('initials', () => {
  it.each([
    ['李晓慧', '晓慧'],
    ['何远', '何远'],
    ['欧阳若谷', '若谷'],
    ['系统管理员', '理员'],
    ['Emma Clarke', 'EC'],
    ['Anna Maria von Berg', 'AB'],
    ['emma', 'E'],
    ['李晓慧 (Lily)', '晓慧'],
    ['🌊', '🌊'],
    ['  ', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('given name', () => {
  it.each([
    ['李晓慧', '晓慧'],
    ['何远', '何远'],
    ['欧阳若谷', '欧阳若谷'],
    ['Emma Clarke', 'Emma'],
    ['Li Xiaohui', 'Xiaohui'],
    ['Li', 'Li'],
    ['', ''],
  ])('of %s is %s', (name, given) => {
    expect(givenNameOf(name)).toBe(given)
  })
})
