import { afterEach, expect, test, vi } from 'vitest'
import { Failure, reportFailure } from './failure.mjs'

const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
afterEach(() => printed.mockClear())

test('a failure is told in its own words, without a stack', () => {
  reportFailure(new Failure('The port is taken.'))
  expect(printed).toHaveBeenCalledExactlyOnceWith('✖ The port is taken.')
})

test('a full disk is one clear line, wherever it shows', () => {
  reportFailure(Object.assign(new Error('write'), { code: 'ENOSPC' }))
  expect(printed).toHaveBeenCalledExactlyOnceWith('✖ The disk is full. Free some space and start again.')
})

test('the unexpected is shown in full', () => {
  const unexpected = new TypeError('x is not a function')
  reportFailure(unexpected)
  expect(printed).toHaveBeenCalledExactlyOnceWith(unexpected)
})
