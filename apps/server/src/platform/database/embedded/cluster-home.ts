import { randomUUID } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { stopLeftovers } from './leftover-processes.ts'
import { runCommand } from './run-command.ts'
import { openSystemHome } from './system-home.ts'

/**
 * A place outside the checkout for a database whose account may not enter the checkout. The note in the data folder and
 * the deed in the home carry the same id: without the note the home is nobody's, so deleting the data folder means a
 * fresh database, as it does everywhere else.
 */
interface Note {
  id: string
  home: string
}

interface Deed {
  id: string
  dataDir: string
}

const NOTE = 'postgres-home.json'
const DEED = 'home.json'

/** The cluster's name, in the data folder and in a home. */
export const CLUSTER = 'postgres'

const readJson = async <T>(path: string): Promise<T | undefined> => {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as T)
}

const writeJson = async (path: string, value: Note | Deed): Promise<void> => {
  await writeFile(`${path}.new`, `${JSON.stringify(value, null, 2)}\n`)
  await rename(`${path}.new`, path)
}

export const readNote = (dataDir: string): Promise<Note | undefined> => readJson(join(dataDir, NOTE))

const readDeed = (home: string): Promise<Deed | undefined> => readJson(join(home, DEED))

/** The home this data folder already has; a moved checkout keeps its home. */
export const findHome = async (dataDir: string): Promise<string | undefined> => {
  const note = await readNote(dataDir)
  const deed = note && (await readDeed(note.home))
  if (!note || deed?.id !== note.id) return undefined
  if (deed.dataDir === dataDir) return note.home
  const former = await readNote(deed.dataDir)
  // The checkout was copied, not moved: the database stays with the original.
  if (former?.id === note.id) return undefined
  await writeJson(join(note.home, DEED), { id: note.id, dataDir })
  return note.home
}

export const createHome = async (dataDir: string, systemHome: string): Promise<string> => {
  await openSystemHome(systemHome)
  await clearFormerHomes(dataDir, systemHome)
  const id = randomUUID()
  const home = join(systemHome, id)
  await openSystemHome(systemHome, home)
  await writeJson(join(home, DEED), { id, dataDir })
  await writeJson(join(dataDir, NOTE), { id, home })
  return home
}

const clearFormerHomes = async (dataDir: string, systemHome: string): Promise<void> => {
  for (const name of await readdir(systemHome)) {
    const home = join(systemHome, name)
    if ((await readDeed(home))?.dataDir !== dataDir) continue
    await stopLeftovers(join(home, CLUSTER))
    await rm(home, { recursive: true })
  }
}

/** Keeps owners and modes, also across file systems, and never leaves half a cluster behind under its final name. */
export const moveCluster = async (from: string, to: string): Promise<void> => {
  await stopLeftovers(from)
  await rename(from, to).catch(async (error) => {
    if (error.code !== 'EXDEV') throw error
    const partial = `${to}.partial`
    await rm(partial, { recursive: true, force: true })
    const { code, output } = await runCommand('cp', ['-a', from, partial])
    if (code !== 0) throw new Error(output)
    await rename(partial, to)
    await rm(from, { recursive: true, force: true })
  })
}
