import type { Server as HttpServer } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdapter } from '@socket.io/postgres-adapter'
import type { Pool, PoolClient } from 'pg'
import { Server, type Socket } from 'socket.io'
import type { Logger } from '../logging/logger.ts'

/** May this viewer listen to room `kind:id`? Each feature answers for its own kinds. */
export type RoomGuard<Viewer> = (viewer: Viewer, id: string) => Promise<boolean>

const ROOM = /^([a-z]+):([\w-]{1,64})$/
const ROOMS_PER_SOCKET = 50
const SETTLE_WITHIN_MS = 2_000
// What happens within this time travels to the other nodes as one notice.
const GATHER_MS = 25
const PUSHED = 'pushed'

interface Push {
  room: string
  event: string
  payload: object
}

/** Pushes to open screens, across all nodes: the adapter carries messages through PostgreSQL's NOTIFY. */
export class Realtime<Viewer> {
  readonly #io: Server
  readonly #guards = new Map<string, RoomGuard<Viewer>>()
  readonly #log: Logger
  readonly #pool: Pool
  #listening: Promise<PoolClient> | undefined
  #gathered: Push[] = []
  #gathering: NodeJS.Timeout | undefined

  /** `pool` is its own, and ends with it. */
  constructor(
    http: HttpServer,
    pool: Pool,
    authenticate: (token: string) => Promise<Viewer | undefined>,
    log: Logger,
  ) {
    this.#log = log
    this.#pool = pool
    this.#io = new Server(http, {
      serveClient: false,
      transports: ['websocket', 'polling'],
      maxHttpBufferSize: 64 * 1024,
    })
    this.#io.adapter(
      createAdapter(this.#watchedPool(), {
        errorHandler: (error) => log.warn({ err: error.message }, 'realtime adapter'),
      }),
    )
    this.#io.use((socket, next) => {
      this.#signIn(socket, authenticate).then(
        (ok) => next(ok ? undefined : new Error('signed-out')),
        () => next(new Error('unavailable')),
      )
    })
    this.#io.on('connection', (socket) => this.#serve(socket))
    this.#io.on(PUSHED, (pushes: Push[]) => {
      for (const push of pushes) this.#pushHere(push)
    })
  }

  guard(kind: string, mayJoin: RoomGuard<Viewer>): void {
    this.#guards.set(kind, mayJoin)
  }

  /** Fire and forget: a screen that misses it catches up with its next read. */
  push(room: string, event: string, payload: object): void {
    const push = { room, event, payload }
    this.#pushHere(push)
    this.#gathered.push(push)
    this.#gathering ??= setTimeout(() => this.#tellOtherNodes(), GATHER_MS).unref()
  }

  /** Cuts off every socket of a session that has ended, on all nodes. */
  endSession(sessionId: number): void {
    this.#io.in(`session:${sessionId}`).disconnectSockets(true)
  }

  async stop(): Promise<void> {
    this.#tellOtherNodes()
    this.#io.disconnectSockets(true)
    // The adapter forgets to give back a connection that is still on its way when it closes.
    const settled = this.#listening?.then((client) => client.query('select 1')).catch(() => undefined)
    await Promise.race([settled, delay(SETTLE_WITHIN_MS, undefined, { ref: false })])
    await this.#io.close()
    // Behind what the adapter still wants to tell the other nodes.
    await this.#pool.query('select 1').catch(() => undefined)
    await this.#pool.end()
  }

  #pushHere({ room, event, payload }: Push): void {
    this.#io.local.to(room).emit(event, payload)
  }

  #tellOtherNodes(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    if (this.#gathered.length > 0) this.#io.serverSideEmit(PUSHED, this.#gathered)
    this.#gathered = []
  }

  /** Remembers the one connection that the adapter takes for listening. */
  #watchedPool(): Pool {
    const connect = () => {
      this.#listening = this.#pool.connect()
      return this.#listening
    }
    return Object.assign(Object.create(this.#pool) as Pool, {
      connect,
      query: this.#pool.query.bind(this.#pool),
    })
  }

  async #signIn(
    socket: Socket,
    authenticate: (token: string) => Promise<Viewer | undefined>,
  ): Promise<boolean> {
    const { token } = socket.handshake.auth as { token?: unknown }
    const viewer = typeof token === 'string' ? await authenticate(token) : undefined
    if (!viewer) return false
    socket.data.viewer = viewer
    await socket.join(`session:${(viewer as { sessionId?: number }).sessionId}`)
    return true
  }

  #serve(socket: Socket): void {
    socket.on('join', (room: unknown, answer: unknown) => {
      const reply =
        typeof answer === 'function' ? (answer as (result: { ok: boolean }) => void) : () => undefined
      this.#join(socket, room).then(
        (ok) => reply({ ok }),
        (error: Error) => {
          this.#log.warn({ err: error.message }, 'could not join room')
          reply({ ok: false })
        },
      )
    })
    socket.on('leave', (room: unknown) => {
      if (typeof room === 'string' && ROOM.test(room)) void socket.leave(room)
    })
  }

  async #join(socket: Socket, room: unknown): Promise<boolean> {
    const match = typeof room === 'string' ? ROOM.exec(room) : null
    const guard = match?.[1] ? this.#guards.get(match[1]) : undefined
    if (!match?.[2] || !guard || socket.rooms.size > ROOMS_PER_SOCKET) return false
    if (!(await guard(socket.data.viewer as Viewer, match[2]))) return false
    await socket.join(match[0])
    return true
  }
}
