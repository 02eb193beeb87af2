import { expect, it } from 'vitest'
import { runCommand } from './test/run-command.mjs'

const test = (...args: string[]) => runCommand(['node', 'tools/test.mjs', ...args], { minutes: 1 })

it('ends with the count alone on its line, and with a code that agrees', async () => {
  const { code, output } = await test('--only', 'endpoints')
  expect(output).toMatch(/^(?:ok|failed) .* endpoints and error codes$/m)
  expect(output.trimEnd().split('\n').at(-1)).toMatch(/^\d+ passed, \d+ failed$/)
  expect(code).toBe(/ 0 failed$/.test(output.trimEnd()) ? 0 : 1)
}, 60_000)

it('names the steps there are when asked for another', async () => {
  const { code, output } = await test('--only', 'unit,everything')
  expect(code).toBe(1)
  expect(output).toContain('No step is called everything. There are: checks, tests, lint,')
}, 60_000)
