import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasPinnedNode, ROOT } from './checkout.mjs'
import { diskFull, Failure, saysDiskFull } from './failure.mjs'
import { matchesLock } from './installed-packages.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { phase } from './phase.mjs'
import { lastLines, runQuietly } from './run-quietly.mjs'

const stampFile = (root) => join(root, 'node_modules', '.fairlead-install')

const manifests = (root) => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return ['package-lock.json', 'package.json', ...workspaces.map((folder) => join(folder, 'package.json'))]
}

/** Says for which manifests and which kind of machine the packages were installed. */
const wantedStamp = (root) => {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const file of manifests(root)) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

const readStamp = (root) => {
  try {
    return readFileSync(stampFile(root), 'utf8')
  } catch {
    return ''
  }
}

/** Also true after an install by hand, which leaves no stamp but the right packages. */
const isInstalled = (root) => {
  if (!hasPinnedNode(root)) return false
  if (readStamp(root) === wantedStamp(root)) return true
  if (!matchesLock(root)) return false
  writeFileSync(stampFile(root), wantedStamp(root))
  return true
}

const knownTroubles = [
  {
    sign: /EUSAGE|in sync/,
    advice: 'package.json and package-lock.json disagree: run `npm install` and keep both.',
  },
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT/,
    advice:
      'The package registry is not reachable: check the network, the proxy and `npm config get registry`.',
  },
  {
    sign: /EACCES|EPERM|EROFS/,
    advice: 'This folder may not be written: change its owner, or start as the user it belongs to.',
  },
]

/** @param {string} output */
export const installFailure = (output) => {
  if (saysDiskFull(output)) return diskFull()
  const advice =
    knownTroubles.find(({ sign }) => sign.test(output))?.advice ?? 'Run `npm ci` to see it in full.'
  return new Failure(`The packages could not be installed. ${advice}\n\n${lastLines(output)}\n`)
}

/** The npm that runs us, under its own Node: ours lies in node_modules, which npm is about to replace. */
const npm = () => {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env
  return script.endsWith('npm-cli.js') ? [node, script] : ['npm']
}

const install = async (root) => {
  // Building the web takes development packages, whatever NODE_ENV says.
  const flags = [
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--no-progress',
    '--loglevel=error',
  ]
  const { code, output } = await runQuietly([...npm(), 'ci', ...flags], { cwd: root })
  if (code !== 0) throw installFailure(output)
  if (!hasPinnedNode(root))
    throw new Failure(
      `There is no Node.js 26 package for ${process.platform}-${process.arch}. See optionalDependencies in package.json.`,
    )
  writeFileSync(stampFile(root), wantedStamp(root))
}

/** Installs from the lock file when something is missing or has changed since. */
export const ensureInstalled = async (root = ROOT) => {
  if (isInstalled(root)) return
  await oneAtATime(root, async () => {
    if (!isInstalled(root)) await phase('Installing packages', () => install(root))
  })
}
