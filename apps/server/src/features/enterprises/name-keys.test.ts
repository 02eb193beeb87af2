import { describe, expect, it } from 'vitest'
import { nameKeys, searchForm, soundOf } from './name-keys.ts'

const finds = (names: string[], typed: string): boolean =>
  nameKeys(names).some(({ key }) => key.startsWith(searchForm(typed)))

describe('a name', () => {
  it.each([
    ['李', true],
    ['李晓', true],
    ['晓慧', true],
    ['慧', true],
    ['lxh', true],
    ['LXH', true],
    ['xh', true],
    ['lixiaohui', true],
    ['li xiao', true],
    ['Li Xiaohui', true],
    ['xiaohui', true],
    ['ｌｘｈ', true],
    ['李慧', false],
    ['hl', false],
    ['iao', false],
  ])('李晓慧 Li Xiaohui is found by %s: %s', (typed, expected) => {
    expect(finds(['李晓慧', 'Li Xiaohui'], typed)).toBe(expected)
  })

  it.each([
    ['单雄信', 'shan'],
    ['曾国藩', 'zeng'],
    ['欧阳娜娜', 'ouyang'],
    ['吕布', 'lv'],
    ['吕布', 'lu'],
    ['Emma Clarke', 'clarke'],
    ['Emma Clarke', 'ec'],
    ['Jean-Luc O’Neill', 'luc'],
    ['石磊 Lei', 'sll'],
    ['👩‍🚀', '👩‍🚀'],
  ])('%s is found by %s', (name, typed) => {
    expect(finds([name], typed)).toBe(true)
  })

  it('ranks its beginning before what stands within', () => {
    const rank = (key: string) => nameKeys(['李晓慧']).find((found) => found.key === key)?.rank
    expect([rank('lixiaohui'), rank('lxh'), rank('xiaohui'), rank('慧')]).toEqual([0, 0, 1, 1])
  })

  it('of any length has few and short keys', () => {
    const keys = nameKeys(['长'.repeat(500), 'x'.repeat(500), 'a b '.repeat(500)])
    expect(keys.length).toBeLessThan(100)
    expect(Math.max(...keys.map(({ key }) => key.length))).toBeLessThanOrEqual(60)
    expect(finds(['长'.repeat(500)], '长'.repeat(12))).toBe(true)
  })

  it('sounds as a surname does', () => {
    expect(soundOf('沈岳')).toBe('shen yue')
    expect(soundOf('Emma Clarke')).toBe('emma clarke')
  })

  it('that is empty has no keys', () => {
    expect(nameKeys(['', ' · '])).toEqual([])
  })
})
