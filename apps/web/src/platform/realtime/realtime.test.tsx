import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { render } from '@testing-library/react'
import { Server, type Socket } from 'socket.io'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { people } from '../../testing/people.ts'
import { clearSession, signInWith } from '../session/session.ts'
import { CONNECT_DELAY_MS, startRealtime, useRealtime } from './realtime.ts'

/** Speaks our protocol on a real socket: `join` and `leave` with a room, the token in the handshake. */
const startServer = async () => {
  const http = createServer()
  const io = new Server(http)
  const log: string[] = []
  const sockets: Socket[] = []
  io.on('connection', (socket) => {
    const { token } = socket.handshake.auth
    sockets.push(socket)
    log.push(`connect ${token}`)
    socket.on('disconnect', () => log.push(`disconnect ${token}`))
    for (const verb of ['join', 'leave'] as const)
      socket.on(verb, async (room: string) => {
        await socket[verb](room)
        log.push(`${verb} ${room}`)
      })
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(http.address() as AddressInfo).port}`)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await io.close()
  })
  const logged = (...lines: string[]) => vi.waitFor(() => expect(log).toEqual(lines), { timeout: 5000 })
  const loggedInAnyOrder = (...lines: string[]) =>
    vi.waitFor(() => expect(log.toSorted()).toEqual(lines), { timeout: 5000 })
  return { io, log, sockets, logged, loggedInAnyOrder }
}

/** The delay is played; everything after it is real. */
const signInAndConnect = (token: string) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  signInWith({ token, lrstoken: 'lrs', userInfo: people.scholar })
  vi.advanceTimersByTime(CONNECT_DELAY_MS)
  vi.useRealTimers()
}

const start = () => onTestFinished(startRealtime())

function Listener({ room, onHear }: { room: string | null; onHear: (payload: unknown) => void }) {
  useRealtime(room, 'post:activity', onHear)
  return null
}

describe('realtime', () => {
  it('connects 2 s after sign-in, not before, with the token', async () => {
    const server = await startServer()
    start()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    signInWith({ token: 't1', lrstoken: 'lrs', userInfo: people.scholar })
    vi.advanceTimersByTime(1999)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    vi.useRealTimers()
    await server.logged('connect t1')
  })

  it('joins the rooms of what is on screen, hears their events and leaves them', async () => {
    const server = await startServer()
    const heard: unknown[] = []
    const view = render(<Listener room="post:7" onHear={(payload) => heard.push(payload)} />)
    start()
    signInAndConnect('t1')
    await server.logged('connect t1', 'join post:7')
    server.io.to('post:7').emit('post:activity', { ugcId: 7 })
    await vi.waitFor(() => expect(heard).toEqual([{ ugcId: 7 }]))
    view.rerender(<Listener room={null} onHear={() => undefined} />)
    await server.logged('connect t1', 'join post:7', 'leave post:7')
  })

  it('joins a room once for two that listen, and keeps it while one still does', async () => {
    const server = await startServer()
    const heard: string[] = []
    const one = render(<Listener room="post:7" onHear={() => heard.push('one')} />)
    render(<Listener room="post:7" onHear={() => heard.push('two')} />)
    start()
    signInAndConnect('t1')
    await server.logged('connect t1', 'join post:7')
    one.unmount()
    server.io.to('post:7').emit('post:activity', {})
    await vi.waitFor(() => expect(heard).toEqual(['two']))
    expect(server.log).toEqual(['connect t1', 'join post:7'])
  })

  it('joins again after the connection was lost', async () => {
    const server = await startServer()
    render(<Listener room="post:7" onHear={() => undefined} />)
    start()
    signInAndConnect('t1')
    await server.logged('connect t1', 'join post:7')
    server.sockets[0]?.conn.close()
    await server.logged('connect t1', 'join post:7', 'disconnect t1', 'connect t1', 'join post:7')
  })

  it('follows the session: another person is another connection, nobody is none', async () => {
    const server = await startServer()
    start()
    signInAndConnect('t1')
    await server.logged('connect t1')
    signInAndConnect('t2')
    // Two connections: which of their news the server hears first is up to the network.
    await server.loggedInAnyOrder('connect t1', 'connect t2', 'disconnect t1')
    clearSession()
    await server.loggedInAnyOrder('connect t1', 'connect t2', 'disconnect t1', 'disconnect t2')
  })
})
