import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import { readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import type { Envelope } from '@fairlead/contract/problem.ts'
import { Cleanup } from './cleanup.ts'
import { Generator } from './load/generator.ts'
import { measureFiles } from './measure/files.ts'
import { MANY_COMMENTS, measureGrowth } from './measure/growth.ts'
import { countWaiting } from './measure/one-load.ts'
import { weighPages } from './measure/page-weight.ts'
import { familyMemory, residentMemory } from './measure/processes.ts'
import { queriesPerRequest, readQueryCounts } from './measure/query-counts.ts'
import { measureRecords } from './measure/records.ts'
import { runRounds } from './measure/rounds.ts'
import { timeStart } from './measure/start-time.ts'
import { type Options, readOptions } from './options.ts'
import { printResults } from './report/print.ts'
import { keepResults, type Memory, RESULTS_FOLDER, type Results } from './report/results.ts'
import { startBare } from './servers/bare.ts'
import { createDataFolder } from './servers/data-folder.ts'
import { type BenchDatabase, openDatabase } from './servers/database.ts'
import { GENERATOR_CORE, pinMainThread, SERVER_CORE } from './servers/pin.ts'
import { shownPassword, startServer } from './servers/product.ts'
import { fillWorld } from './world/fill-world.ts'
import { COMMENTS, PEOPLE, POSTS, tokenOf } from './world/world.ts'

const LONGEST_MINUTES = 8
const LONG_PAGE = 50
const from = performance.now()
const say = (line: string) =>
  console.error(`${((performance.now() - from) / 1000).toFixed(0).padStart(4)} s  ${line}`)

const measure = async (options: Options, cleanup: Cleanup): Promise<Results> => {
  const folder = await createDataFolder()
  cleanup.add(folder.remove)
  const loaded = await measureLoad(options, folder.path, cleanup)
  const seen = await measureStart(options, folder.path, cleanup)
  return {
    at: new Date().toISOString(),
    machine: describeMachine(),
    rounds: options.rounds,
    seconds: (performance.now() - from) / 1000,
    ...loaded,
    ...seen,
  }
}

/** The database is closed again afterwards, so that `npm start` can open the same folder. */
const measureLoad = async (options: Options, dataDir: string, outer: Cleanup) => {
  const cleanup = new Cleanup()
  outer.add(() => cleanup.run())
  say('starting the database, the server and bare Fastify')
  const database = await openDatabase(dataDir)
  cleanup.add(database.stop)
  const profile = ['--cpu-prof', `--cpu-prof-dir=${RESULTS_FOLDER}`]
  const product = await startServer(dataDir, database.url, options.profile ? profile : [])
  cleanup.add(() => product.child.stop())
  const bare = await startBare(database.url, dataDir)
  cleanup.add(() => bare.child.stop())
  const generator = new Generator()
  cleanup.add(() => generator.child.stop())
  const pinned = [
    pinMainThread(product.child.pid, SERVER_CORE),
    pinMainThread(bare.child.pid, SERVER_CORE),
    pinMainThread(generator.child.pid, GENERATOR_CORE),
  ].every(Boolean)

  say(`filling in ${PEOPLE} people, ${POSTS} posts, ${COMMENTS} comments`)
  const password = await shownPassword(product)
  await fillWorld(database.pool)
  const postmaster = await postmasterOf(database)
  const memoryNow = (): Memory => ({
    server: residentMemory(product.child.pid),
    database: familyMemory(postmaster),
  })
  const idle = memoryNow()
  const queriesOfLongPage = await countLongPage(product.url)
  const bench = { generator, servers: { bare, product }, pool: database.pool, postmaster, password }
  const cases = await runRounds(bench, options.cases, options.rounds, say)
  const memory = { idle, loaded: memoryNow() }
  const eventsWaiting = await countWaiting(database.pool)
  if (options.records) say(`storing and finding among 10,000 and ${options.records} statements`)
  const records = options.records
    ? await measureRecords(product.url, bare.url, database.pool, options.records)
    : undefined
  if (options.files) say('copying files, then ten large uploads at once')
  const files = options.files
    ? await measureFiles({
        product: {
          url: product.url,
          pid: product.child.pid,
          token: await signIn(product.url, 'admin', password),
        },
        bare,
        folder: dataDir,
      })
    : undefined
  if (options.growth) say(`filling in comments up to ${MANY_COMMENTS}`)
  const growth = options.growth ? await measureGrowth(product.url, database.pool) : undefined
  await cleanup.run()
  return { cases, queriesOfLongPage, memory, eventsWaiting, pinned, files, growth, records }
}

const measureStart = async (options: Options, dataDir: string, cleanup: Cleanup) => {
  if (!options.start && !options.pages) return { start: undefined, pages: [] }
  say('timing npm start')
  const { product, time } = await timeStart(dataDir)
  cleanup.add(() => product.child.stop())
  if (options.pages) say('weighing pages')
  return { start: time, pages: options.pages ? await weighPages(product.url) : [] }
}

const postmasterOf = async ({ pool }: BenchDatabase): Promise<number> => {
  const { rows } = await pool.query<{ pid: number }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid",
  )
  return rows[0]?.pid ?? 0
}

/** A page five times as long must not need more queries. The first call fills the caches. */
const countLongPage = async (url: string): Promise<number | undefined> => {
  const read = () => fetch(`${url}${readFeed.path}?limit=${LONG_PAGE}`, { headers: { token: tokenOf(1) } })
  await read()
  const before = await readQueryCounts(url)
  await read()
  return queriesPerRequest(before, await readQueryCounts(url), [readFeed.path])
}

const signIn = async (url: string, account: string, password: string): Promise<string> => {
  const answer = await fetch(url + signInWithPassword.path, {
    method: 'POST',
    body: new URLSearchParams({ account, password }),
  })
  return ((await answer.json()) as Envelope<{ token: string }>).data.token
}

const loadBefore = loadavg()[0] ?? 0

const describeMachine = (): Results['machine'] => ({
  cpu: cpus()[0]?.model ?? 'unknown processor',
  cores: cpus().length,
  loadBefore,
  memory: totalmem(),
  node: process.versions.node,
  commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim(),
})

const cleanup = new Cleanup()
const giveUp = async (why: string) => {
  console.error(why)
  await cleanup.run()
  process.exit(1)
}
process.once('SIGINT', () => void giveUp('stopped'))
process.once('SIGTERM', () => void giveUp('stopped'))
process.once('uncaughtException', (error) => void giveUp(String(error.stack)))
setTimeout(() => void giveUp(`not done after ${LONGEST_MINUTES} minutes`), LONGEST_MINUTES * 60_000).unref()

try {
  const results = await measure(readOptions(process.argv.slice(2)), cleanup)
  const path = await keepResults(results)
  console.log(`\n${printResults(results)}\n\nkept in ${path}`)
} catch (error) {
  console.error(error instanceof Error ? `✖ ${error.message}` : error)
  process.exitCode = 1
}
await cleanup.run()
