import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryCheckout } from './testing/temporary-checkout.ts'

const supervisor = fileURLToPath(new URL('./testing/supervisor.process.mjs', import.meta.url))

/** Writes down every signal it hears, and takes a moment to end, as a server with requests in flight does. */
const service = `
import { appendFileSync } from 'node:fs'
const file = process.argv[1] + '.log'
const note = (text) => appendFileSync(file, text + '\\n')
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    note(signal)
    setTimeout(() => process.exit(7), 300)
  })
setInterval(() => undefined, 1000)
note(String(process.pid))
`

const start = (command: string, args: string[], files: Record<string, string>, env = {}) => {
  const root = temporaryCheckout(files)
  const scripts = Object.keys(files).map((name) => join(root, name))
  const child = spawn(command, [...args, supervisor, ...scripts], {
    env: { ...process.env, npm_lifecycle_event: undefined, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const heard = (name: string) => {
    try {
      return readFileSync(join(root, `${name}.log`), 'utf8')
        .trim()
        .split('\n')
    } catch {
      return []
    }
  }
  return { child, heard, exited: once(child, 'exit') }
}

const patience = { timeout: 10_000 }

test('Ctrl-C, which npm passes on once more, reaches the server exactly once; its exit code is ours', async () => {
  const { child, heard, exited } = start(process.execPath, [], { 'server.mjs': service })
  await expect.poll(() => heard('server.mjs'), patience).toHaveLength(1)
  process.kill(-(child.pid ?? 0), 'SIGINT')
  child.kill('SIGINT')
  expect(await exited).toEqual([7, null])
  expect(heard('server.mjs').slice(1)).toEqual(['SIGTERM'])
})

test('when one of two ends, the other is stopped, and how the first one ended is our exit code', async () => {
  const { heard, exited } = start(process.execPath, [], { 'web.mjs': service, 'server.mjs': service })
  await expect.poll(() => [...heard('web.mjs'), ...heard('server.mjs')], patience).toHaveLength(2)
  process.kill(Number(heard('server.mjs')[0]), 'SIGKILL')
  expect(await exited).toEqual([137, null])
  expect(heard('web.mjs').slice(1)).toEqual(['SIGTERM'])
})

test('the server stops when npm’s shell is gone', async () => {
  const { child, heard } = start(
    'sh',
    ['-c', '"$0" "$@"; true', process.execPath],
    { 'server.mjs': service },
    {
      npm_lifecycle_event: 'start',
    },
  )
  await expect.poll(() => heard('server.mjs'), patience).toHaveLength(1)
  child.kill('SIGKILL')
  await expect.poll(() => heard('server.mjs')[1], patience).toBe('SIGTERM')
})
