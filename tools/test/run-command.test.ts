import { expect, it } from 'vitest'
import { runCommand } from './run-command.mjs'

it('answers the code and all that was said', async () => {
  const script = 'console.log("out"); console.error("err"); process.exit(3)'
  expect(await runCommand(['node', '-e', script], { minutes: 1 })).toEqual({ code: 3, output: 'out\nerr\n' })
})

it('runs the Node that is pinned', async () => {
  const { output } = await runCommand(['node', '-p', 'process.versions.node.split(".")[0]'], { minutes: 1 })
  expect(output.trim()).toBe('26')
})

it('ends a command and its children at the time limit', async () => {
  // The child keeps the output open, so there would be no answer while it lives.
  const script = "require('node:child_process').spawn('sleep', ['60'], { stdio: 'inherit' })"
  const { code, output } = await runCommand(['node', '-e', script], { minutes: 0.01 })
  expect(code).not.toBe(0)
  expect(output).toContain('Ended after 0.01 minutes')
})

it('says so when the program is not there', async () => {
  const { code, output } = await runCommand(['no-such-program'], { minutes: 1 })
  expect(code).toBe(1)
  expect(output).toContain('no-such-program does not start')
})
