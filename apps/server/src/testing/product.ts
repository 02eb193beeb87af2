import { randomUUID } from 'node:crypto'
import type { Endpoint, InputOf, OutputOf } from '@fairlead/contract/endpoint.ts'
import { createIndex } from '@fairlead/contract/headers.ts'
import { signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import { type Language, languageToWire } from '@fairlead/contract/primitives/language.ts'
import pg from 'pg'
import { inject } from 'vitest'
import { type App, buildApp } from '../app/build-app.ts'
import { demoPassword } from '../demo/people.ts'
import { type Clock, systemClock } from '../platform/clock/clock.ts'
import { readConfig } from '../platform/config/config.ts'
import { createPool } from '../platform/database/pool.ts'
import { createLogger } from '../platform/logging/logger.ts'
import { createDiskStorage } from '../platform/storage/disk-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { TEMPLATE } from './global-setup.ts'

/** What came back: the HTTP status, the envelope, and `data` typed as the endpoint promises it. */
export interface Answer<Data> {
  status: number
  code: number
  message: string
  data: Data
  problem: string | undefined
}

export interface Person {
  token: string
  userInfo: UserInfo
  call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<Answer<OutputOf<E>>>
}

export interface Product {
  app: App
  /** For looking behind the scenes; the product's own connections are others. */
  sql<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  call<E extends Endpoint>(
    endpoint: E,
    input?: InputOf<E>,
    headers?: Record<string, string>,
  ): Promise<Answer<OutputOf<E>>>
  signIn(login: string, language?: Language): Promise<Person>
  close(): Promise<void>
}

export interface ProductOptions {
  clock?: Clock
  environment?: Record<string, string>
  /** Jobs, events and sockets, for the tests that are about them. */
  started?: boolean
  /** Where files lie; those of the demo world otherwise. */
  storage?: Storage
}

/** The whole product on a database of its own, as the demo seeds it. */
export const openProduct = async (options: ProductOptions = {}): Promise<Product> => {
  const connection = inject('postgres')
  const database = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) => admin.query(`create database ${database} template ${TEMPLATE}`))
  const log = createLogger({ logLevel: 'fatal' })
  const config = readConfig({ NODE_ENV: 'test', CALLS_PER_MINUTE: '1000000', ...options.environment })
  const own = { ...connection, database }
  const pool = createPool(own, 10, log)
  const app = await buildApp({
    config,
    pool,
    connection: own,
    clock: options.clock ?? systemClock,
    log,
    storage: options.storage ?? createDiskStorage(inject('files')),
    webFolder: '/nowhere',
  })
  if (options.started) await app.start()
  const call = callWith(app, {})

  return {
    app,
    call,
    sql: async <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) =>
      (await pool.query<Row>(text, values)).rows,
    async signIn(login, language = 'zh') {
      const headers = { lang: languageToWire(language) }
      const { data, message } = await call(
        signInWithPassword,
        { account: login, password: demoPassword },
        headers,
      )
      if (!data.token) throw new Error(`${login} could not sign in: ${message}`)
      return {
        token: data.token,
        userInfo: data.userInfo,
        call: callWith(app, { ...headers, token: data.token }),
      }
    },
    async close() {
      await app.stop()
      await pool.end()
      await asAdmin((admin) => admin.query(`drop database ${database} with (force)`))
    },
  }
}

const callWith =
  (app: App, always: Record<string, string>): Product['call'] =>
  async (endpoint, input, headers = {}) => {
    const isForm = endpoint.encoding === 'form'
    const fields = (input ?? {}) as Record<string, string>
    const answer = await app.http.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: {
        index: createIndex(),
        ...always,
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(endpoint.method === 'GET' ? { query: stringValues(fields) } : {}),
      ...(endpoint.method === 'POST'
        ? { payload: isForm ? new URLSearchParams(fields).toString() : fields }
        : {}),
    })
    const envelope = answer.json()
    return { status: answer.statusCode, ...envelope, problem: envelope.data?.problem }
  }

const stringValues = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

const asAdmin = async (act: (admin: pg.Client) => Promise<unknown>): Promise<void> => {
  const admin = new pg.Client(inject('postgres'))
  await admin.connect()
  await act(admin).finally(() => admin.end())
}
