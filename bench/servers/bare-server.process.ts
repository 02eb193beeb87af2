import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import Fastify from 'fastify'
import pg from 'pg'
import { FIRST_ID, PEOPLE, POSTS, postId } from '../world/world.ts'

/** What the machine can do at best with the same framework, driver, database and pool: the yardstick of every ratio. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
})
const app = Fastify()
const ROWS = 20

const joinedRows = {
  name: 'bare_joined_rows',
  text: `select p.id, p.content, p.created_at, p.like_num, p.child_num, u.realname, u.avatar_url
           from posts p
           join enterprise_users m on m.id = p.author
           join users u on u.id = m.user_id
          where p.id < $1 order by p.id desc limit ${ROWS}`,
}
const insert = {
  name: 'bare_insert',
  text: 'insert into bench_notes (author, content) values ($1, $2) returning id',
}

app.get('/constant', async () => ({ hello: 'world' }))

app.get('/rows', async () => {
  const before = postId(ROWS + Math.floor(Math.random() * (POSTS - ROWS)))
  return (await pool.query({ ...joinedRows, values: [before] })).rows
})

app.post<{ Body: { content: string } }>('/notes', async ({ body }) => {
  const author = FIRST_ID + Math.floor(Math.random() * PEOPLE)
  return (await pool.query({ ...insert, values: [author, body.content] })).rows[0]
})

/** A plain copy: what comes is written to a file, which is sent as it is. */
const copy = join(process.env.COPY_FOLDER ?? '.', 'copy.bin')
app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))

app.post<{ Body: Readable }>('/copy', { bodyLimit: 2 ** 31 }, async ({ body }) => {
  await pipeline(body, createWriteStream(copy))
  return {}
})

app.get('/copy', async (_request, reply) =>
  reply.header('content-length', (await stat(copy)).size).send(createReadStream(copy)),
)

const url = await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ url })
process.once('disconnect', () => process.exit())
