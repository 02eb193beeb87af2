import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { diskFullError, StartError, saysDiskFull } from '../../start-error.ts'
import type { ClusterPlace } from './cluster-place.ts'
import { asArguments, type Settings } from './cluster-settings.ts'
import { stopLeftovers } from './leftover-processes.ts'
import { type DatabaseLog, PostgresLog } from './postgres-log.ts'
import { commandEnvironment, runCommand } from './run-command.ts'

const POLL_MS = 20
const CLEAN_STOP_MS = 30_000
const CHILDREN_END_MS = 15_000

/** One running PostgreSQL. */
export interface Postmaster {
  /** Never rejects; tells why it ended. */
  ended: Promise<string>
  stop(): Promise<void>
}

export interface LaunchOptions {
  settings: Settings
  log: DatabaseLog
  /** Gives up starting. */
  signal: AbortSignal
  onSpawn(pid: number): void
}

/** Starts PostgreSQL and answers when it accepts connections, however long it has to recover first. */
export const startPostmaster = async (place: ClusterPlace, options: LaunchOptions): Promise<Postmaster> => {
  const giveUpAt = Date.now() + CHILDREN_END_MS
  for (;;) {
    const child = spawnPostgres(place, options.settings)
    const output = new PostgresLog(child.stderr, options.log)
    const ended = endOf(child, output)
    if (child.pid) options.onSpawn(child.pid)
    if (await untilReady(place.clusterDir, child, ended, options.signal))
      return postmasterOf(place, child, ended)
    // Children of a killed postmaster take a moment to notice; where we cannot see them, PostgreSQL does.
    const waitsForChildren = output.text.includes('pre-existing shared memory block') && Date.now() < giveUpAt
    if (!waitsForChildren) throw startFailure(place, output, await ended)
    await stopLeftovers(place.clusterDir)
    await delay(200)
  }
}

const spawnPostgres = ({ binDir, clusterDir, account }: ClusterPlace, settings: Settings) =>
  spawn(join(binDir, 'postgres'), ['-D', clusterDir, ...asArguments(settings)], {
    ...account,
    cwd: clusterDir,
    env: commandEnvironment(),
    // Its own session: Ctrl-C in the terminal must not stop the database before the server has finished.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })

const endOf = (child: ChildProcess, output: PostgresLog): Promise<string> =>
  new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    // A killed postmaster's children hold its output open; only one that ended by itself has said its last line.
    child.on('exit', (_code, signal) => signal && resolve(`ended by ${signal}`))
    child.on('close', () => resolve(output.reason))
  })

/** The eighth line of postmaster.pid holds the state; pg_ctl looks there too. */
const untilReady = async (
  clusterDir: string,
  child: ChildProcess,
  ended: Promise<string>,
  signal: AbortSignal,
): Promise<boolean> => {
  let over = false
  void ended.then(() => {
    over = true
  })
  while (!over) {
    const lines = (await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return true
    if (signal.aborted) child.kill('SIGINT')
    await delay(POLL_MS)
  }
  return false
}

const startFailure = ({ clusterDir }: ClusterPlace, output: PostgresLog, reason: string): StartError =>
  saysDiskFull(output.text)
    ? diskFullError(clusterDir)
    : new StartError(`PostgreSQL could not be started in ${clusterDir}: ${reason}`)

const postmasterOf = (
  { binDir, clusterDir, account }: ClusterPlace,
  child: ChildProcess,
  ended: Promise<string>,
): Postmaster => ({
  ended,
  stop: async () => {
    // Fast shutdown: ends sessions, writes a checkpoint. Windows has no signals, but its tool can do the same.
    if (process.platform === 'win32')
      void runCommand(join(binDir, 'pg_ctl'), ['stop', '-D', clusterDir, '-m', 'fast', '-W'], { account })
    else child.kill('SIGINT')
    // Immediate shutdown loses nothing: the next start recovers from the log.
    const impatience = setTimeout(() => child.kill('SIGQUIT'), CLEAN_STOP_MS)
    await ended
    clearTimeout(impatience)
  },
})
