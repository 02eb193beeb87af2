import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createHome, findHome, readNote } from './cluster-home.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const newCheckout = async () => {
  const folder = await temporaryFolder()
  const dataDir = join(folder, 'checkout', '.data')
  await mkdir(dataDir, { recursive: true })
  return { folder, dataDir, systemHome: join(folder, 'system') }
}

test('a data folder finds the home it was given, and its note says where that is', async () => {
  const { dataDir, systemHome } = await newCheckout()
  expect(await findHome(dataDir)).toBeUndefined()
  const home = await createHome(dataDir, systemHome)
  expect(await findHome(dataDir)).toBe(home)
  expect((await readNote(dataDir))?.home).toBe(home)
})

test('deleting the data folder means a fresh database, and the old one is wiped', async () => {
  const { dataDir, systemHome } = await newCheckout()
  const former = await createHome(dataDir, systemHome)
  await rm(dataDir, { recursive: true })
  await mkdir(dataDir)
  expect(await findHome(dataDir)).toBeUndefined()
  const home = await createHome(dataDir, systemHome)
  expect(home).not.toBe(former)
  expect(await readdir(systemHome)).toEqual([home.slice(systemHome.length + 1)])
})

test('a moved checkout keeps its database, also when a new one is put in its old place', async () => {
  const { folder, dataDir, systemHome } = await newCheckout()
  const home = await createHome(dataDir, systemHome)
  await writeFile(join(home, 'kept'), '')
  await rename(join(folder, 'checkout'), join(folder, 'moved'))
  const moved = join(folder, 'moved', '.data')
  expect(await findHome(moved)).toBe(home)
  await mkdir(dataDir, { recursive: true })
  await createHome(dataDir, systemHome)
  expect(await findHome(moved)).toBe(home)
  expect(await readdir(home)).toContain('kept')
})

test('a copied checkout does not share the database of the original', async () => {
  const { folder, dataDir, systemHome } = await newCheckout()
  const home = await createHome(dataDir, systemHome)
  const copy = join(folder, 'copy', '.data')
  await cp(dataDir, copy, { recursive: true })
  expect(await findHome(copy)).toBeUndefined()
  const second = await createHome(copy, systemHome)
  expect(second).not.toBe(home)
  expect(await findHome(dataDir)).toBe(home)
  expect(await findHome(copy)).toBe(second)
})
