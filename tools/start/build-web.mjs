import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pinnedNode, ROOT } from './checkout.mjs'
import { diskFull, Failure, saysDiskFull } from './failure.mjs'
import { fingerprint } from './fingerprint.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { phase } from './phase.mjs'
import { lastLines, runQuietly } from './run-quietly.mjs'

const SOURCES = ['apps/web', 'packages/contract', 'package-lock.json', 'tsconfig.base.json']
const STAMP = '.fairlead-build'

const distFolder = (root) => join(root, 'apps', 'web', 'dist')

const isBuilt = (root) => {
  const stamp = join(distFolder(root), STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root, SOURCES)
}

/** @param {string} root */
export const viteScript = (root = ROOT) => {
  const fromWeb = createRequire(join(root, 'apps', 'web', 'package.json'))
  return join(dirname(fromWeb.resolve('vite/package.json')), 'bin', 'vite.js')
}

/**
 * Puts a finished build in the place of the last one, which comes back when that fails.
 * @param {string} next
 * @param {string} dist
 */
export const swapIn = (next, dist) => {
  const previous = `${next}-previous`
  rmSync(previous, { recursive: true, force: true })
  const hadOne = existsSync(dist)
  if (hadOne) renameSync(dist, previous)
  try {
    renameSync(next, dist)
  } catch (error) {
    if (hadOne) renameSync(previous, dist)
    throw error
  }
  rmSync(previous, { recursive: true, force: true })
}

const build = async (root) => {
  // Taken before the build: what changes while it runs calls for another one.
  const built = fingerprint(root, SOURCES)
  const next = join(root, 'apps', 'web', '.cache', 'dist')
  rmSync(next, { recursive: true, force: true })
  mkdirSync(next, { recursive: true })
  const { code, output } = await runQuietly(
    [pinnedNode(root), viteScript(root), 'build', '--outDir', next, '--emptyOutDir'],
    { cwd: join(root, 'apps', 'web'), env: { ...process.env, NODE_ENV: 'production' } },
  )
  if (code !== 0)
    throw saysDiskFull(output)
      ? diskFull()
      : new Failure(`The web could not be built.\n\n${lastLines(output)}\n`)
  writeFileSync(join(next, STAMP), built)
  swapIn(next, distFolder(root))
}

/** Builds the web when its sources are not those of the last build; a build that fails leaves the last one in place. */
export const ensureWebBuilt = async (root = ROOT) => {
  if (isBuilt(root)) return
  await oneAtATime(root, async () => {
    if (!isBuilt(root)) await phase('Building the web', () => build(root))
  })
}
