import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createIndex } from '@fairlead/contract/headers.ts'
import { commentOnPost } from '@fairlead/contract/posts/comments.endpoints.ts'
import { readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import type { Envelope } from '@fairlead/contract/problem.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './platform/database/embedded/embedded-postgres.ts'
import { createLogger } from './platform/logging/logger.ts'
import {
  postmasterPid,
  type ServerProcess,
  signInAt,
  spawnServer,
  startServer,
} from './testing/server-process.ts'

const WRITERS = 6
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-main-'))
  // Root's temporary folders are closed to the account that PostgreSQL then runs as.
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = async <Data>(
  server: ServerProcess,
  token: string,
  path: string,
  query: Record<string, string | number>,
) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  const answer = await fetch(`${server.url}${path}?${search}`, { headers: { token } })
  return ((await answer.json()) as Envelope<Data>).data
}

/** Writes comments until told to stop; keeps the id of every one that was acknowledged, and every status seen. */
const writeUntil = (server: ServerProcess, token: string, toUgcId: number, stop: AbortSignal) => {
  const acknowledged: number[] = []
  const statuses = new Set<number>()
  const write = async (writer: number) => {
    for (let n = 0; !stop.aborted; n++) {
      try {
        const answer = await fetch(server.url + commentOnPost.path, {
          method: 'POST',
          headers: { token, index: createIndex(), 'content-type': 'application/json' },
          body: JSON.stringify({ toUgcId, content: `第 ${writer}/${n} 条` }),
        })
        statuses.add(answer.status)
        const { code, data } = (await answer.json()) as Envelope<{ ugcId: number }>
        if (code === 200) acknowledged.push(data.ugcId)
        else await delay(20)
      } catch {
        await delay(20)
      }
    }
  }
  return {
    acknowledged,
    statuses,
    done: Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer))),
  }
}

const commentIds = async (server: ServerProcess, token: string, ugcId: number): Promise<Set<number>> => {
  const ids = new Set<number>()
  for (let page = 1; ; page++) {
    const { childUgc } = await get<{ childUgc: { ugcId: number }[] }>(server, token, readPost.path, {
      ugcId,
      page,
      limit: 50,
    })
    for (const comment of childUgc) ids.add(comment.ugcId)
    if (childUgc.length < 50) return ids
  }
}

const openPost = async (server: ServerProcess, token: string): Promise<number> => {
  const { items } = await get<{ items: Post[] }>(server, token, readFeed.path, {})
  return items.find((post) => post.abilities.canReply)?.ugcId ?? 0
}

describe('nothing acknowledged is lost', () => {
  test('when the database is killed, the server answers 503 and recovers by itself; when the server is killed, the next start has it all', async () => {
    const dataDir = join(folder, 'crash')
    const first = await startServer({ DATA_DIR: dataDir })
    const token = await signInAt(first.url, 'scholar')
    const ugcId = await openPost(first, token)
    const stop = new AbortController()
    const load = writeUntil(first, token, ugcId, stop.signal)
    await expect.poll(() => load.acknowledged.length, { timeout: 20_000 }).toBeGreaterThan(50)

    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await expect.poll(() => load.statuses.has(503), { timeout: 20_000 }).toBe(true)
    const atCrash = load.acknowledged.length
    await expect.poll(() => load.acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(atCrash + 50)
    expect(load.statuses.has(500)).toBe(false)

    first.signal('SIGKILL')
    await first.ended
    stop.abort()
    await load.done

    const second = await startServer({ DATA_DIR: dataDir })
    const kept = await commentIds(second, await signInAt(second.url, 'scholar'), ugcId)
    expect(load.acknowledged.filter((id) => !kept.has(id))).toEqual([])
    second.signal('SIGTERM')
    expect(await second.ended).toBe(0)
  }, 120_000)
})

describe('stopping', () => {
  test('finishes the request in flight, lets go of the database, and starts again with the same people', async () => {
    const dataDir = join(folder, 'stop')
    const server = await startServer({ DATA_DIR: dataDir })
    const signingIn = Array.from({ length: 8 }, () => signInAt(server.url, 'mentor'))
    await signingIn[0]
    server.signal('SIGINT')
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    const tokens = await Promise.allSettled(signingIn)
    // What had not been taken up yet may be refused, but nothing is answered half.
    for (const outcome of tokens)
      if (outcome.status === 'fulfilled') expect(outcome.value).toMatch(/^[\w-]{43}$/)

    const again = await startServer({ DATA_DIR: dataDir })
    expect(await signInAt(again.url, 'scholar')).toMatch(/^[\w-]{43}$/)
    const refused = spawnServer({ DATA_DIR: dataDir })
    expect(await refused.ended).toBe(1)
    expect(refused.output().trim()).toMatch(
      /^✖ The data folder .* is in use by another start \(process \d+\)\. .*$/,
    )
    again.signal('SIGTERM')
    await again.ended
  }, 90_000)
})

describe('what keeps it from starting is told in one line', () => {
  const refusal = async (environment: Record<string, string>) => {
    const { ended, output } = spawnServer(environment)
    expect(await ended).toBe(1)
    return output().trim()
  }

  test('a taken port', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const told = await refusal({ DATA_DIR: join(folder, 'stop'), PORT: String(port) })
    expect(told).toBe(`✖ Port ${port} is taken. Stop what uses it, or set PORT to another one.`)
    taken.close()
  }, 60_000)

  test('a database that cannot be reached', async () => {
    const told = await refusal({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect(told).toMatch(/^✖ The database of DATABASE_URL is not reachable: .*$/)
  }, 30_000)

  test('a setting that makes no sense', async () => {
    expect(await refusal({ PORT: 'eighty' })).toMatch(/^✖ PORT is not usable: .*See \.env\.example\.$/)
  }, 30_000)
})

describe('a database of one’s own', () => {
  test('DATABASE_URL replaces the embedded one', async () => {
    const log = createLogger({ logLevel: 'silent' })
    const postgres = await startEmbeddedPostgres({
      dataDir: join(folder, 'own'),
      log,
      settings: { fsync: 'off' },
    })
    const dataDir = join(folder, 'files-only')
    const server = await startServer({ DATABASE_URL: postgres.url, DATA_DIR: dataDir })
    expect(await signInAt(server.url, 'scholar')).toMatch(/^[\w-]{43}$/)
    expect(await readdir(dataDir)).toEqual(['files'])
    server.signal('SIGTERM')
    expect(await server.ended).toBe(0)
    await postgres.stop()
  }, 60_000)
})

describe('production', () => {
  test('starts with one administrator whose password is shown once, and no demo', async () => {
    const environment = { DATA_DIR: join(folder, 'production'), NODE_ENV: 'production' }
    const first = await startServer(environment)
    const password = /shown only now:\n\s+(\S+)/.exec(first.output())?.[1] ?? ''
    const signIn = async (url: string) => {
      const body = new URLSearchParams({ account: 'admin', password })
      const answer = await fetch(`${url}/v1/login`, { method: 'POST', body })
      return (await answer.json()) as Envelope<{ userInfo: { userName: string } }>
    }
    expect((await signIn(first.url)).data.userInfo.userName).toBe('admin')
    const demo = (await (await fetch(`${first.url}/v1/demo/people`)).json()) as Envelope<{ items: unknown[] }>
    expect(demo.data.items).toEqual([])
    first.signal('SIGTERM')
    await first.ended
    const second = await startServer(environment)
    expect(second.output()).not.toContain('password')
    expect((await signIn(second.url)).code).toBe(200)
    second.signal('SIGTERM')
    await second.ended
  }, 90_000)
})
