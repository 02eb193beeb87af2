import { spawn } from 'node:child_process'

/** Whom a child process runs as; without one it runs as we do. */
export interface Account {
  uid: number
  gid: number
}

export interface CommandResult {
  code: number | null
  output: string
}

// PG* variables of the caller's shell must not steer our server, and its secrets are none of PostgreSQL's business.
const passedOn = ['PATH', 'HOME', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']

/** LC_ALL=C keeps messages in English, which is what we look for in them. */
export const commandEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(passedOn.map((name) => [name, process.env[name]]).filter(([, value]) => value)),
  LC_ALL: 'C',
})

/** Runs to the end and never throws: a command that cannot be started at all has no code. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { account, input = '', cwd = '/' }: { account?: Account | undefined; input?: string; cwd?: string } = {},
): Promise<CommandResult> =>
  new Promise((resolve) => {
    let output = ''
    // The working folder of a root shell may be closed to the account, hence one that is open to all.
    const child = spawn(command, args, { ...account, cwd, env: commandEnvironment(), windowsHide: true })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    child.stdin.on('error', () => undefined).end(input)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output }))
  })

/** Tries a shell script as the account instead of guessing from modes, which access lists and mounts can overrule. */
export const succeedsAs = async (account: Account, script: string, ...args: string[]): Promise<boolean> =>
  (await runCommand('/bin/sh', ['-c', script, 'sh', ...args], { account })).code === 0
