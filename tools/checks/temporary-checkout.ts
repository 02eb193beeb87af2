import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder with the given files, for a check to find fault with. */
export const createCheckout = async (files: Record<string, string>) => {
  const root = await mkdtemp(join(tmpdir(), 'fairlead-check-'))
  const write = async (more: Record<string, string>) => {
    for (const [path, text] of Object.entries(more)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), text)
    }
  }
  await write(files)
  return { root, write, remove: () => rm(root, { recursive: true, force: true }) }
}
