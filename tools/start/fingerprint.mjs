import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const MADE_BY_TOOLS = new Set(['node_modules', 'dist', '.cache'])

const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => !MADE_BY_TOOLS.has(name))
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path]

/**
 * One value for the names and contents of all files below the given paths. Contents, because a fresh clone or a change
 * of branches gives old files new times.
 * @param {string} root
 * @param {string[]} paths
 */
export const fingerprint = (root, paths) => {
  const hash = createHash('sha256')
  for (const path of paths)
    for (const file of filesBelow(join(root, path)))
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(readFileSync(file))
        .update('\0')
  return hash.digest('hex')
}
