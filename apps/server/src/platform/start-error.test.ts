import { expect, test } from 'vitest'
import { explainFolderError, StartError } from './start-error.ts'

const systemError = (code: string) => Object.assign(new Error(`${code}: mkdir`), { code })

test.each(['ENOSPC', 'EDQUOT', '53100'])('%s is a full disk', (code) => {
  expect(explainFolderError(systemError(code), '/srv/data')).toMatchObject({
    name: 'StartError',
    message: 'The disk that holds /srv/data is full. Free some space and start again.',
  })
})

test('a full disk is also known by its words', () => {
  const error = new Error('could not extend file "base/1": No space left on device')
  expect(explainFolderError(error, '/srv/data')).toBeInstanceOf(StartError)
})

test.each(['EACCES', 'EPERM', 'EROFS'])('%s is a folder that may not be written', (code) => {
  expect(explainFolderError(systemError(code), '/srv/data')).toMatchObject({
    message: expect.stringContaining('/srv/data may not be written'),
  })
})

test('what it does not know stays as it was', () => {
  const unknown = systemError('EIO')
  const known = new StartError('The port is taken.')
  expect(explainFolderError(unknown, '/srv/data')).toBe(unknown)
  expect(explainFolderError(known, '/srv/data')).toBe(known)
})
