import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

const LAST_LINES = 20

/**
 * The end of what a command said, without colours and without the tool's own stack.
 * @param {string} output
 */
export const lastLines = (output) =>
  stripVTControlCharacters(output)
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s+at /.test(line))
    .slice(-LAST_LINES)
    .map((line) => `    ${line}`)
    .join('\n')

/**
 * Runs a command to its end and keeps what it says.
 * @param {string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export const runQuietly = ([program, ...args], { cwd, env = process.env }) =>
  new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program === 'npm',
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    // Told to end, we take the command along.
    const end = () => {
      child.kill()
      process.exit(143)
    }
    process.once('SIGTERM', end)
    const finish = (code) => {
      process.off('SIGTERM', end)
      resolve({ code, output })
    }
    child.on('error', (error) => {
      output += error.message
      finish(1)
    })
    child.on('close', (code) => finish(code ?? 1))
  })
