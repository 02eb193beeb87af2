import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import type { EmbeddedPostgres } from '../embedded-postgres.ts'
import type { Account } from '../run-command.ts'

export interface Owner {
  connection: EmbeddedPostgres['connection']
  /** Ends with its database. */
  stop(): Promise<void>
  /** Ends at once, as in a crash. */
  kill(): Promise<void>
}

interface OwnerOptions {
  dataDir: string
  systemHome?: string
  account?: Account
  node?: string
  script?: string
}

const ownScript = fileURLToPath(new URL('./owner.process.ts', import.meta.url))

/** Starts a process that owns a database, and answers when the database does. */
export const startOwner = async ({
  dataDir,
  systemHome,
  account,
  node = process.execPath,
  script = ownScript,
}: OwnerOptions): Promise<Owner> => {
  const child = spawn(node, [script, dataDir, ...(systemHome ? [systemHome] : [])], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await exited
  }
  onTestFinished(() => end('SIGTERM'))
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const answered = once(createInterface({ input: child.stdout }), 'line')
  const [line] = await Promise.race([
    answered,
    exited.then(() => {
      throw new Error(`the owner ended without a database: ${said}`)
    }),
  ])
  return { connection: JSON.parse(line), stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
