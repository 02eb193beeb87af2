import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DataFolder {
  path: string
  remove(): Promise<void>
}

// One grey pixel: the pages under test show pictures, and those must exist.
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mOsqKj4DwAFJAJ4+pXq0AAAAABJRU5ErkJggg=='

export const createDataFolder = async (): Promise<DataFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'fairlead-bench-'))
  // As root the database runs under another account, which has to get in.
  await chmod(path, 0o755)
  await mkdir(join(path, 'files', 'bench'), { recursive: true })
  await writeFile(join(path, 'files', 'bench', 'picture.png'), Buffer.from(PICTURE, 'base64'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}
