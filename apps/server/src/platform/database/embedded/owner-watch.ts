import { spawn } from 'node:child_process'
import type { ClusterPlace } from './cluster-place.ts'
import { commandEnvironment } from './run-command.ts'

export interface OwnerWatch {
  /** The postmaster to stop when we are gone. */
  guard(pid: number): void
  end(): void
}

// Reads pids until its input ends, which it does with us, however we end. Stops only what is still the same postmaster.
const script = `
while read -r pid; do guarded=$pid; done
read -r current < "$1/postmaster.pid" && [ "$current" = "$guarded" ] && kill -INT "$guarded"
`

/** A shell that waits for our end and then stops PostgreSQL cleanly, so that a killed server leaves no database behind. */
export const watchOwner = ({ clusterDir, account }: ClusterPlace): OwnerWatch => {
  // There is no such shell on Windows; the next start cleans up.
  if (process.platform === 'win32') return { guard: () => undefined, end: () => undefined }
  const shell = spawn('/bin/sh', ['-c', script, 'fairlead-owner-watch', clusterDir], {
    ...account,
    cwd: '/',
    env: commandEnvironment(),
    // Its own session: Ctrl-C in the terminal must not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  shell.on('error', () => undefined)
  shell.stdin.on('error', () => undefined)
  shell.unref()
  return {
    guard: (pid) => shell.stdin.write(`${pid}\n`),
    end: () => {
      shell.kill('SIGKILL')
      shell.stdin.destroy()
    },
  }
}
