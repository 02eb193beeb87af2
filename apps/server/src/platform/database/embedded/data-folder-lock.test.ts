import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DataFolderInUseError, holdAddress, lockAddress, lockDataFolder } from './data-folder-lock.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

test('a second start on the same folder is refused in one line that names the first', async () => {
  const folder = join(await temporaryFolder(), '.data')
  const lock = await lockDataFolder(folder)
  onTestFinished(lock.release)
  const refusal = await lockDataFolder(folder).catch((error) => error)
  expect(refusal).toBeInstanceOf(DataFolderInUseError)
  expect(refusal.pid).toBe(process.pid)
  expect(refusal.message).toContain(`${folder} is in use by another start (process ${process.pid})`)
  expect(refusal.message).not.toContain('\n')
})

test('the folder is told by where it really is, and is free again after release', async () => {
  const folder = await temporaryFolder()
  const lock = await lockDataFolder(join(folder, 'a', '..'))
  await expect(lockDataFolder(folder)).rejects.toThrow(DataFolderInUseError)
  await lock.release()
  const again = await lockDataFolder(folder)
  await again.release()
})

test('two folders do not disturb each other', async () => {
  const locks = [await lockDataFolder(await temporaryFolder()), await lockDataFolder(await temporaryFolder())]
  for (const lock of locks) await lock.release()
})

const abandonSocket = async (path: string) => {
  const script = `require('node:net').createServer().listen(${JSON.stringify(path)}, () => console.log('listening'))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a socket file left behind by a killed process does not lock', async () => {
  const folder = await temporaryFolder()
  const address = join(folder, 'lock')
  await abandonSocket(address)
  await access(address)
  const lock = await holdAddress(folder, address)
  onTestFinished(lock.release)
  await expect(holdAddress(folder, address)).rejects.toThrow(`process ${process.pid}`)
})

test('a holder that does not answer still holds', async () => {
  const folder = await temporaryFolder()
  const address = join(folder, 'lock')
  const silent = createServer(() => undefined).listen(address)
  onTestFinished(() => void silent.close())
  await once(silent, 'listening')
  await expect(holdAddress(folder, address)).rejects.toThrow(/in use by another start\. Stop/)
})

test('every system has its kind of name', () => {
  expect(lockAddress('/a', 'linux')).toMatch(/^\0fairlead-/)
  expect(lockAddress('/a', 'win32')).toMatch(/^\\\\\.\\pipe\\fairlead-/)
  expect(lockAddress('/a', 'darwin')).toMatch(/\.lock$/)
  expect(lockAddress('/a', 'linux')).not.toBe(lockAddress('/b', 'linux'))
})
