import { join } from 'node:path'
import { Child, WITH_MESSAGES } from './child.ts'

/** The product's default; both servers get the same. */
export const POOL_SIZE = 10

export const startBare = async (
  databaseUrl: string,
  copyFolder: string,
): Promise<{ child: Child; url: string }> => {
  const child = new Child(
    'bare Fastify',
    process.execPath,
    [join(import.meta.dirname, 'bare-server.process.ts')],
    {
      ...WITH_MESSAGES,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        DATABASE_POOL_SIZE: String(POOL_SIZE),
        COPY_FOLDER: copyFolder,
      },
    },
  )
  const { url } = await child.next<{ url: string }>()
  return { child, url }
}
