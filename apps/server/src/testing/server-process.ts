import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import type { Envelope } from '@fairlead/contract/problem.ts'

const main = new URL('../main.ts', import.meta.url).pathname

export interface ServerProcess {
  url: string
  output(): string
  signal(name: NodeJS.Signals): void
  /** The exit code, once it has ended. */
  ended: Promise<number | null>
}

/** The product as an operator starts it, in a process of its own. */
export const spawnServer = (
  environment: Record<string, string>,
): { process: ChildProcess; output: () => string; ended: Promise<number | null> } => {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  return {
    process: child,
    output: () => output,
    ended: once(child, 'exit').then(([code]) => code as number | null),
  }
}

export const startServer = async (environment: Record<string, string>): Promise<ServerProcess> => {
  const { process: child, output, ended } = spawnServer(environment)
  const up = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const url = /is up: (\S+)/.exec(output())?.[1]
      if (url) resolve(url)
    })
    void ended.then(() => reject(new Error(`the server ended before it was up:\n${output()}`)))
  })
  return { url: await up, output, ended, signal: (name) => child.kill(name) }
}

export const signInAt = async (url: string, account: string): Promise<string> => {
  const answer = await fetch(url + signInWithPassword.path, {
    method: 'POST',
    body: new URLSearchParams({ account, password: 'Sail2026' }),
  })
  const { data } = (await answer.json()) as Envelope<{ token: string }>
  return data.token
}

/** PostgreSQL's own note of which process it is. */
export const postmasterPid = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0])
