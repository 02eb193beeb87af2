#!/usr/bin/env node
// Starts on any Node from 20 with nothing installed, so it is plain JavaScript and imports no package.
import { ensureWebBuilt } from './start/build-web.mjs'
import { envFileFlag, pinnedNode, ROOT, SERVER_ENVIRONMENT, SERVER_FLAGS } from './start/checkout.mjs'
import { reportFailure } from './start/failure.mjs'
import { ensureInstalled } from './start/install.mjs'
import { runUntilStopped } from './start/run-until-stopped.mjs'

try {
  await ensureInstalled()
  await ensureWebBuilt()
  const command = [pinnedNode(), ...SERVER_FLAGS, ...envFileFlag(), 'apps/server/src/main.ts']
  process.exitCode = await runUntilStopped([
    { command, cwd: ROOT, env: { ...SERVER_ENVIRONMENT, ...process.env } },
  ])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
