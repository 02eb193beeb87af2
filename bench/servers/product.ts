import { join } from 'node:path'
import { SERVER_ENVIRONMENT, SERVER_FLAGS } from '../../tools/start/checkout.mjs'
import { POOL_SIZE } from './bare.ts'
import { Child, freePort } from './child.ts'

const ROOT = join(import.meta.dirname, '../..')

export interface Product {
  child: Child
  url: string
}

/** As in production behind a proxy, which tells each caller's address; the limit per caller is not what we measure. */
const environmentOf = (dataDir: string, port: number, databaseUrl = ''): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DEMO: '0',
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
  CALLS_PER_MINUTE: '1000000000',
  QUOTA_PERSON_MB: '100000',
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: String(POOL_SIZE),
})

/** The server alone, on a database that somebody else keeps; `nodeOptions` are for profiles. */
export const startServer = async (
  dataDir: string,
  databaseUrl: string,
  nodeOptions: readonly string[],
): Promise<Product> => {
  const port = await freePort()
  const child = new Child(
    'the server',
    process.execPath,
    [...SERVER_FLAGS, ...nodeOptions, 'apps/server/src/main.ts'],
    {
      cwd: ROOT,
      env: { ...environmentOf(dataDir, port, databaseUrl), ...SERVER_ENVIRONMENT },
    },
  )
  const url = `http://127.0.0.1:${port}`
  await child.firstAnswers([`${url}/readyz`])
  return { child, url }
}

/** `npm start`, as people do it, with the embedded database of the data folder. */
export const npmStart = async (dataDir: string): Promise<Product> => {
  const port = await freePort()
  const child = new Child('npm start', 'npm', ['start'], {
    cwd: ROOT,
    env: environmentOf(dataDir, port),
  })
  return { child, url: `http://127.0.0.1:${port}` }
}

/** The password of the administrator, which the first start on an empty database shows. */
export const shownPassword = ({ child }: Product): Promise<string> =>
  child.says(/password, which is shown only now:\s+(\S+)/)
