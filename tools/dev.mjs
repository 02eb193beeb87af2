#!/usr/bin/env node
// The same product with live reload: Vite in front, the server behind it, restarted when its sources change.
import { createServer } from 'node:net'
import { join } from 'node:path'
import { viteScript } from './start/build-web.mjs'
import { pinnedNode, ROOT } from './start/checkout.mjs'
import { reportFailure } from './start/failure.mjs'
import { ensureInstalled } from './start/install.mjs'
import { runUntilStopped } from './start/run-until-stopped.mjs'

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })

const readEnvFile = () => {
  try {
    process.loadEnvFile(join(ROOT, '.env'))
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

try {
  await ensureInstalled()
  readEnvFile()
  const { PORT = '3000', HOST = 'localhost', PUBLIC_URL = `http://${HOST}:${PORT}` } = process.env
  const apiPort = await freePort()
  const server = {
    command: [pinnedNode(), '--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
    env: { ...process.env, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL },
    cwd: ROOT,
  }
  const web = {
    command: [
      pinnedNode(),
      viteScript(),
      '--port',
      PORT,
      '--host',
      HOST,
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    env: { ...process.env, API_ORIGIN: `http://127.0.0.1:${apiPort}` },
    cwd: join(ROOT, 'apps', 'web'),
  }
  process.exitCode = await runUntilStopped([server, web])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
