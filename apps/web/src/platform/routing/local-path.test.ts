import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { localPath } from './local-path.ts'

describe('localPath', () => {
  it.each([
    '/',
    '/campus',
    '/lesson?code=L-01&versionId=2',
    '/theme?themeId=1#replies',
    '/search?keyword=100%',
    '/search?keyword=%E5%A4%8D%E7%9B%98',
  ])('keeps %s', (path) => {
    expect(localPath(path)).toBe(path)
  })

  it.each([
    undefined,
    '',
    'campus',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    '/\t/evil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    ' /campus',
    '/campus?next=https://evil.example',
    '/%25252525252525252Fevil.example',
  ])('refuses %j', (path) => {
    expect(localPath(path)).toBeUndefined()
  })

  it('never leads to another origin', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '%2F',
      '%5C',
      '%25',
      '2F',
      '\t',
      ':',
      '@',
      'evil.example',
      'https',
      '.',
      '?',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const path = localPath(parts.join(''))
        if (path !== undefined)
          expect(new URL(path, 'https://fairlead.example').origin).toBe('https://fairlead.example')
      }),
      { numRuns: 2000 },
    )
  })
})
