import { chmod, mkdir } from 'node:fs/promises'
import { StartError } from '../../start-error.ts'

/** Opens root's place for what the account cannot reach elsewhere. Not left to the umask: the account must get through. */
export const openSystemHome = async (systemHome: string, ...inside: string[]): Promise<void> => {
  try {
    for (const folder of [systemHome, ...inside]) {
      await mkdir(folder, { recursive: true })
      await chmod(folder, 0o755)
    }
  } catch (error) {
    throw new StartError(
      `PostgreSQL's account may not enter this checkout, and ${systemHome} cannot be used instead. Move the checkout, or set DATABASE_URL.`,
      { cause: error },
    )
  }
}
