import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ROOT } from '../start/checkout.mjs'

/** As `npm run` does it: the pinned Node and the tools of this checkout come first. */
const PATH = [join(ROOT, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter)

const running = new Set()

const endGroup = ({ pid }, signal) => {
  try {
    // Below zero means the whole group: a runner's workers and servers end with it.
    process.kill(process.platform === 'win32' ? pid : -pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

export const endAllCommands = () => {
  for (const child of running) endGroup(child, 'SIGKILL')
}

/**
 * Runs a command to its end, or to its time limit, and answers what it said.
 * @param {string[]} command
 * @param {{ minutes: number, cwd?: string, env?: Record<string, string | undefined> }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runCommand = ([program, ...args], { minutes, cwd = ROOT, env = {} }) =>
  new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      shell: process.platform === 'win32',
    })
    let output = ''
    const hear = (text) => {
      output += text
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    running.add(child)
    const limit = setTimeout(() => {
      hear(`\nEnded after ${minutes} minutes without a result.\n`)
      endGroup(child, 'SIGKILL')
    }, minutes * 60_000)
    const finish = (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      hear(`${program} does not start: ${error.message}\n`)
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
