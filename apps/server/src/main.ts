import { buildApp } from './app/build-app.ts'
import { openMigratedDatabase } from './app/open-database.ts'
import { seed } from './app/seed.ts'
import { welcome } from './app/welcome.ts'
import { systemClock } from './platform/clock/clock.ts'
import { readConfig } from './platform/config/config.ts'
import { Database } from './platform/database/database.ts'
import { createLogger } from './platform/logging/logger.ts'
import { failStart, StartError } from './platform/start-error.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const webFolder = new URL('../../web/dist', import.meta.url).pathname

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const log = createLogger(config)
  const database = await openMigratedDatabase(config, log)
  try {
    const storage = createStorage(config)
    const seeded = await seed(config, new Database(database.pool), storage, systemClock.now())
    const app = await buildApp({ config, ...database, clock: systemClock, log, storage, webFolder })
    const address = await listen(() => app.http.listen({ port: config.port, host: config.host }), config.port)
    await app.start()
    stopOnSignal(async () => {
      await app.stop()
      await database.close()
    })
    welcome(address, config, seeded)
  } catch (error) {
    await database.close()
    throw error
  }
}

const listen = async (act: () => Promise<string>, port: number): Promise<string> =>
  act().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
    if (error.code === 'EACCES')
      throw new StartError(`Port ${port} may not be used by this account. Set PORT to one above 1023.`)
    throw error
  })

const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false
  const onSignal = () => {
    if (stopping) return
    stopping = true
    stop().then(() => process.exit(0), failStart)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // The starter is gone, however it ended.
  process.on('disconnect', onSignal)
}

start().catch(failStart)
