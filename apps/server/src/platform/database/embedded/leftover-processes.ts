import { readdir, readFile, readlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { runCommand } from './run-command.ts'

const CLEAN_STOP_MS = 30_000
const HARD_STOP_MS = 10_000
const POLL_MS = 20

const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

/** The pid that the cluster's running or last postmaster wrote down. */
export const recordedPid = async (clusterDir: string): Promise<number | undefined> => {
  const text = await readFile(join(clusterDir, 'postmaster.pid'), 'utf8').catch(() => '')
  return Math.abs(Number.parseInt(text, 10)) || undefined
}

/** Every PostgreSQL process works inside its cluster's folder, which the kernel shows even after the folder is deleted. */
const worksIn = async (pid: number, clusterDir: string): Promise<boolean> => {
  const [name, folder] = await Promise.all([
    readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    readlink(`/proc/${pid}/cwd`).catch(() => ''),
  ])
  return name.startsWith('postgres') && (folder === clusterDir || folder === `${clusterDir} (deleted)`)
}

const processesOnLinux = async (clusterDir: string): Promise<number[]> => {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 0)
  const ours = await Promise.all(pids.map((pid) => worksIn(pid, clusterDir)))
  return pids.filter((_, index) => ours[index])
}

/** Elsewhere only the postmaster can be recognised: by its name, and by its command line, which names the folder. */
const processesElsewhere = async (clusterDir: string): Promise<number[]> => {
  const pid = await recordedPid(clusterDir)
  if (pid === undefined || !signal(pid, 0)) return []
  if (process.platform === 'win32') {
    const { output } = await runCommand('tasklist', ['/FI', `PID eq ${pid}`])
    return output.includes('postgres') ? [pid] : []
  }
  const { output } = await runCommand('ps', ['-o', 'command=', '-p', String(pid)])
  return output.includes('postgres') && output.includes(clusterDir) ? [pid] : []
}

export const processesOf = (clusterDir: string): Promise<number[]> =>
  process.platform === 'linux' ? processesOnLinux(clusterDir) : processesElsewhere(clusterDir)

/** Asks the list again instead of the pids: a process nobody has reaped yet still has one. */
const untilGone = async (clusterDir: string, withinMs: number, pid?: number): Promise<boolean> => {
  const deadline = Date.now() + withinMs
  for (;;) {
    const left = await processesOf(clusterDir)
    if (pid === undefined ? left.length === 0 : !left.includes(pid)) return true
    if (Date.now() > deadline) return false
    await delay(POLL_MS)
  }
}

/**
 * Ends what an earlier start left running on this cluster: cleanly where its postmaster lives, at once where only
 * children of a killed one remain. Call it only while holding the lock, which proves that nobody else uses them.
 */
export const stopLeftovers = async (clusterDir: string): Promise<boolean> => {
  const found = await processesOf(clusterDir)
  const postmaster = await recordedPid(clusterDir)
  if (postmaster !== undefined && found.includes(postmaster)) {
    signal(postmaster, 'SIGINT')
    if (!(await untilGone(clusterDir, CLEAN_STOP_MS, postmaster))) signal(postmaster, 'SIGQUIT')
  } else {
    for (const pid of found) signal(pid, 'SIGQUIT')
  }
  if (!(await untilGone(clusterDir, HARD_STOP_MS)))
    throw new StartError(`An earlier PostgreSQL does not end (process ${found[0]}). Stop it and start again.`)
  await disownReusedPid(clusterDir)
  return found.length > 0
}

/**
 * After a crash the recorded pid may by now be somebody else's, and PostgreSQL would refuse to start. It forgives its own
 * parent's pid; the rest of the file stays, because PostgreSQL uses it to detect forgotten children.
 */
const disownReusedPid = async (clusterDir: string): Promise<void> => {
  const pid = await recordedPid(clusterDir)
  if (pid === undefined || !signal(pid, 0)) return
  const file = join(clusterDir, 'postmaster.pid')
  const [, ...rest] = (await readFile(file, 'utf8')).split('\n')
  await writeFile(file, [process.pid, ...rest].join('\n'))
}
