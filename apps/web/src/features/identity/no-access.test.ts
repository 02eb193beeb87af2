import { describe, expect, it } from 'vitest'
import { noAccessWords } from './no-access.ts'

describe('noAccessWords', () => {
  it.each([
    ['/cannotAccess', 'default'],
    ['/accountCannotAccess', 'account'],
    ['/minShengCannotAccess', 'enterprise'],
    ['/xinAoCannotAccess', 'enterprise'],
    ['/notSupportedAccess', 'notSupported'],
    ['/NOTSUPPORTEDACCESS', 'notSupported'],
  ])('%s has its own words', (path, kind) => {
    expect(noAccessWords(path, {})).toEqual({ title: kind, intro: kind, hasBack: false })
  })

  it('takes other words by key', () => {
    expect(noAccessWords('/cannotAccess', { title: 'account', intro: 'enterprise', back: '1' })).toEqual({
      title: 'account',
      intro: 'enterprise',
      hasBack: true,
    })
  })

  it('can leave the intro out', () => {
    expect(noAccessWords('/cannotAccess', { intro: 'none' }).intro).toBeUndefined()
  })

  it.each(['<img src=x onerror=alert(1)>', 'Your account was hacked, call us', 'constructor', ''])(
    'says nothing that a link puts into our mouth: %s',
    (words) => {
      expect(noAccessWords('/cannotAccess', { title: words, intro: words })).toMatchObject({
        title: 'default',
        intro: 'default',
      })
    },
  )
})
