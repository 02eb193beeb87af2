import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signOut } from '@fairlead/contract/identity/identity.endpoints.ts'
import { commentOnPost } from '@fairlead/contract/posts/comments.endpoints.ts'
import { readFeed } from '@fairlead/contract/posts/posts.endpoints.ts'
import { POST_ACTIVITY, type PostActivity } from '@fairlead/contract/posts/posts.events.ts'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openProduct, type Product } from '../../testing/product.ts'
import { createPool } from '../database/pool.ts'
import { createLogger } from '../logging/logger.ts'
import { Realtime } from './realtime.ts'

const log = createLogger({ logLevel: 'silent' })

let product: Product
let address: string
const sockets: Socket[] = []

beforeAll(async () => {
  product = await openProduct({ started: true })
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(product.app.http.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const socket of sockets) socket.close()
  await product.close()
})

const connect = async (token: string, node = address): Promise<Socket> => {
  const socket = io(node, { auth: { token }, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve())
    socket.on('connect_error', reject)
  })
  return socket
}

const join = (socket: Socket, room: unknown): Promise<{ ok: boolean }> => socket.emitWithAck('join', room)

test('a socket without a session is refused', async () => {
  await expect(connect('nonsense')).rejects.toThrow('signed-out')
})

test('a comment reaches whoever has the post open', async () => {
  const [scholar, mentor] = [await product.signIn('scholar'), await product.signIn('mentor')]
  const post = (await scholar.call(readFeed)).data.items.find((one) => one.abilities.canReply)
  const ugcId = post?.ugcId ?? 0
  const socket = await connect(scholar.token)
  expect(await join(socket, `post:${ugcId}`)).toEqual({ ok: true })
  const told = new Promise<PostActivity>((resolve) => {
    socket.on(POST_ACTIVITY, resolve)
  })
  const { data: comment } = await mentor.call(commentOnPost, { toUgcId: ugcId, content: '看到了吗？' })
  expect(await told).toEqual({ ugcId, commentId: comment.ugcId })
})

test('it reaches the screens of another node too', async () => {
  const [scholar, mentor] = [await product.signIn('scholar'), await product.signIn('mentor')]
  const post = (await scholar.call(readFeed)).data.items.find((one) => one.abilities.canReply)
  const ugcId = post?.ugcId ?? 0
  const [{ name } = { name: '' }] = await product.sql<{ name: string }>('select current_database() as name')
  const http = createServer()
  const otherNode = new Realtime(
    http,
    createPool({ ...inject('postgres'), database: name }, 2, log),
    async () => ({ sessionId: 1 }),
    log,
  )
  otherNode.guard('post', async () => true)
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve)
  })
  const socket = await connect('any', `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  expect(await join(socket, `post:${ugcId}`)).toEqual({ ok: true })
  const heard: PostActivity[] = []
  socket.on(POST_ACTIVITY, (activity) => heard.push(activity))
  const said: number[] = []
  for (const content of ['一', '二', '三'])
    said.push((await mentor.call(commentOnPost, { toUgcId: ugcId, content })).data.ugcId)
  await expect.poll(() => heard.map(({ commentId }) => commentId)).toEqual(said)
  await otherNode.stop()
})

test('nobody listens in on another enterprise, or on what is not a room', async () => {
  const scholar = await product.signIn('scholar')
  const emma = await product.signIn('emma')
  const [ours] = (await scholar.call(readFeed)).data.items
  const socket = await connect(emma.token)
  for (const room of [
    `post:${ours?.ugcId}`,
    'post:99999999',
    'post:x',
    'session:1',
    '',
    null,
    { a: 1 },
    'x'.repeat(9999),
  ])
    expect(await join(socket, room)).toEqual({ ok: false })
})

test('signing out cuts the socket off', async () => {
  const ta = await product.signIn('ta')
  const socket = await connect(ta.token)
  const cut = new Promise((resolve) => {
    socket.on('disconnect', resolve)
  })
  await ta.call(signOut)
  await cut
  await expect(connect(ta.token)).rejects.toThrow('signed-out')
})
