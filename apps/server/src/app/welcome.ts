import { demoPassword, demoPeople } from '../demo/people.ts'
import type { Config } from '../platform/config/config.ts'
import type { SeedResult } from './seed.ts'

/** The last lines of a start: where to go and who to be. Goes to the terminal, not to the log. */
export const welcome = (address: string, config: Config, seeded: SeedResult): void => {
  const url = config.publicUrl ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')
  const lines = ['', `  Fairlead 领航 is up: ${url}`, '']
  if (seeded.kind === 'administrator')
    lines.push('  Sign in as admin with this password, which is shown only now:', `  ${seeded.password}`, '')
  if (config.demo) {
    lines.push(`  Demo people (password ${demoPassword}, or one click on the sign-in page):`)
    for (const person of demoPeople.filter(({ oneClick }) => oneClick))
      lines.push(`    ${person.login.padEnd(9)}${person.en.padEnd(14)} ${person.shows.en}`)
    lines.push('')
  }
  console.log(lines.join('\n'))
}
