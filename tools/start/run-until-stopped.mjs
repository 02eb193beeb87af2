import { spawn } from 'node:child_process'
import { constants } from 'node:os'

// npm passes on the Ctrl-C that the terminal has sent us already.
const SAME_SIGNAL_MS = 1500
const PARENT_CHECK_MS = 500

/**
 * @typedef {object} Service
 * @property {string[]} command
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} cwd
 */

/** @param {Service} service */
const launch = ({ command: [program, ...args], env = process.env, cwd }) => {
  const child = spawn(program, args, {
    cwd,
    env,
    // Its own session: Ctrl-C reaches it through us, exactly once. The channel tells it when we are gone.
    detached: process.platform !== 'win32',
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(`✖ ${program} does not start: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
  return { child, ended }
}

/** A terminated npm takes the shell between us along without a word to us, and would leave us running. */
const onShellGone = (act) => {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const check = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(check)
    act()
  }, PARENT_CHECK_MS)
  check.unref()
}

/**
 * Runs services until we are told to stop or one of them ends; then the others are stopped too.
 * @param {Service[]} services
 * @returns {Promise<number>} the exit code of the one that ended first
 */
export const runUntilStopped = async (services) => {
  const running = services.map(launch)
  let toldAt
  const stopAll = (signal) => {
    for (const { child } of running) child.kill(signal)
  }
  const onSignal = () => {
    if (toldAt === undefined) {
      toldAt = performance.now()
      stopAll('SIGTERM')
    } else if (performance.now() - toldAt > SAME_SIGNAL_MS) stopAll('SIGKILL')
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, onSignal)
  onShellGone(onSignal)
  const code = await Promise.race(running.map(({ ended }) => ended))
  if (toldAt === undefined) {
    toldAt = performance.now()
    stopAll('SIGTERM')
  }
  await Promise.all(running.map(({ ended }) => ended))
  return code
}
