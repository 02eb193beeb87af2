import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const DEPENDENCIES = ['dependencies', 'devDependencies', 'optionalDependencies']

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

const sameRanges = (one = {}, other = {}) =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

/** Whether the lock file was made from the manifests as they are now. */
const lockFitsManifests = (root, lock) =>
  Object.entries(lock)
    .filter(([path, entry]) => !path.includes('node_modules/') && !entry.link)
    .every(([path, entry]) => {
      const manifest = readJson(join(root, path, 'package.json'))
      return DEPENDENCIES.every((kind) => sameRanges(entry[kind], manifest[kind]))
    })

/** Optional packages may be missing, except those made for exactly this machine. */
const isNeeded = ({ optional, devOptional, os, cpu, libc }) =>
  !(optional || devOptional) ||
  Boolean(os?.includes(process.platform) && cpu?.includes(process.arch) && !libc)

/** npm writes node_modules/.package-lock.json last, so it lists what a finished install has put there. */
export const matchesLock = (root) => {
  try {
    const lock = readJson(join(root, 'package-lock.json')).packages
    const installed = readJson(join(root, 'node_modules', '.package-lock.json')).packages
    const fits = ([path, entry]) =>
      !path.includes('node_modules/') ||
      (path in installed ? installed[path].version === entry.version : !isNeeded(entry))
    return lockFitsManifests(root, lock) && Object.entries(lock).every(fits)
  } catch {
    return false
  }
}
