import { StartError } from '../../start-error.ts'
import { type Account, runCommand } from './run-command.ts'

const ACCOUNT_NAME = 'fairlead'

const lookUp = async (name: string): Promise<Account | undefined> => {
  const [user, group] = await Promise.all([runCommand('id', ['-u', name]), runCommand('id', ['-g', name])])
  return user.code === 0 && group.code === 0
    ? { uid: Number(user.output), gid: Number(group.output) }
    : undefined
}

// shadow-utils first, BusyBox second.
const waysToCreate: [command: string, ...args: string[]][][] = [
  [['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/bin/false', ACCOUNT_NAME]],
  [
    ['addgroup', '-S', ACCOUNT_NAME],
    ['adduser', '-S', '-D', '-H', '-s', '/bin/false', '-G', ACCOUNT_NAME, ACCOUNT_NAME],
  ],
]

/** PostgreSQL refuses to run as root, so root lends it an account without rights: one that exists, or a new one. */
export const findSystemAccount = async (): Promise<Account> => {
  const existing = (await lookUp('postgres')) ?? (await lookUp(ACCOUNT_NAME))
  if (existing) return existing
  for (const commands of waysToCreate) {
    for (const [command, ...args] of commands) await runCommand(command, args)
    const created = await lookUp(ACCOUNT_NAME)
    if (created) return created
  }
  throw new StartError(
    `PostgreSQL does not run as root and the system user "${ACCOUNT_NAME}" could not be created: create it, start as an ordinary user, or set DATABASE_URL.`,
  )
}
