import type { ServerResponse } from 'node:http'
import { INDEX_PATTERN } from '@fairlead/contract/headers.ts'
import { sendCode, signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import { commentOnPost } from '@fairlead/contract/posts/comments.endpoints.ts'
import { checkAha, readFeed, readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import { recordVisit } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { describe, expect, it, vi } from 'vitest'
import { people } from '../../testing/people.ts'
import { answerWith, startRecordingServer } from '../../testing/recording-server.ts'
import { setLanguage } from '../i18n/language.ts'
import { currentSession, onSessionChange, signInWith } from '../session/session.ts'
import { currentToasts } from '../toasts/toasts.ts'
import { call } from './call.ts'
import type { CallError } from './call-error.ts'
import { sendCall } from './send-call.ts'

const failure = (calling: Promise<unknown>): Promise<CallError> =>
  calling.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: CallError) => error,
  )

const toldTexts = () => currentToasts().map(({ text }) => text)
const signIn = (token = 'token-1') => signInWith({ token, lrstoken: 'lrs-1', userInfo: people.scholar })
const comment = { toUgcId: 7, content: '好问题' }

/** A server that answers only when told to, once it was asked that often. */
const startWaitingServer = async () => {
  const waiting: ServerResponse[] = []
  const requests = await startRecordingServer((_request, response) => waiting.push(response))
  const asked = (times: number) => vi.waitFor(() => expect(waiting).toHaveLength(times))
  const answerAll = (data: unknown) => {
    for (const response of waiting) response.end(JSON.stringify({ code: 200, message: '', data }))
  }
  return { requests, asked, answerAll }
}

describe('what is sent', () => {
  it('carries token, lang, client, version, location and index', async () => {
    const requests = await startRecordingServer(answerWith(200))
    window.history.replaceState({}, '', '/campus?sort=newest')
    signIn()
    await call(checkAha, {})
    await setLanguage('en')
    await call(checkAha, {})
    expect(requests.map(({ headers }) => headers)).toMatchObject([
      { token: 'token-1', lang: '2', client: 'PC', version: '2.31.0', location: '/campus' },
      { token: 'token-1', lang: '1', client: 'PC', version: '2.31.0', location: '/campus' },
    ])
    const indexes = requests.map(({ headers }) => String(headers.index))
    for (const index of indexes) expect(index).toMatch(INDEX_PATTERN)
    expect(new Set(indexes).size).toBe(2)
  })

  it('carries no token when nobody is signed in', async () => {
    const requests = await startRecordingServer(answerWith(200))
    await call(sendCode, { account: 'scholar' })
    expect(requests[0]?.headers).not.toHaveProperty('token')
  })

  it('says H5 in a narrow window', async () => {
    const requests = await startRecordingServer(answerWith(200))
    vi.stubGlobal('innerWidth', 390)
    await call(checkAha, {})
    vi.unstubAllGlobals()
    expect(requests[0]?.headers.client).toBe('H5')
  })

  it('puts the input of a GET into the query, without what says nothing', async () => {
    const requests = await startRecordingServer(answerWith(200))
    await call(readFeed, { sort: 'hottest', cursor: '  ', limit: 0 })
    await call(readPost, { ugcId: 7, page: 2 })
    expect(requests.map(({ method, query, body }) => ({ method, query, body }))).toEqual([
      { method: 'GET', query: { sort: 'hottest' }, body: '' },
      { method: 'GET', query: { ugcId: '7', page: '2' }, body: '' },
    ])
  })

  it('puts the input of a POST into a JSON body, trimmed', async () => {
    const requests = await startRecordingServer(answerWith(200))
    await call(commentOnPost, { toUgcId: 7, content: '  好问题 \n' })
    expect(requests[0]?.headers['content-type']).toMatch('application/json')
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ toUgcId: 7, content: '好问题' })
  })

  it('sends login paths as a form', async () => {
    const requests = await startRecordingServer(answerWith(200))
    await call(signInWithPassword, { account: '李 晓慧&co', password: 'Sail2026' })
    expect(requests[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded')
    expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
      account: '李 晓慧&co',
      password: 'Sail2026',
    })
  })
})

describe('what comes back', () => {
  it('is the data on 200', async () => {
    await startRecordingServer(answerWith(200, { total: 10, reTimes: 7, secret: 's' }))
    expect(await call(checkAha, {})).toEqual({ total: 10, reTimes: 7, secret: 's' })
  })

  it('is the data on 10001', async () => {
    await startRecordingServer(answerWith(10001, { id: 'x' }))
    const xapi = { id: crypto.randomUUID(), verb: 'accessed', object: '/campus', objectType: 'page' } as const
    expect(await call(recordVisit, { xapi })).toEqual({ id: 'x' })
  })

  it('is the server’s message as a toast on other codes, with the problem by name', async () => {
    await startRecordingServer(answerWith(20801, { problem: 'post.notFound' }, '这条内容已经不在了。'))
    const error = await failure(call(readPost, { ugcId: 7 }))
    expect(error).toMatchObject({ code: 20801, problem: 'post.notFound', message: '这条内容已经不在了。' })
    expect(toldTexts()).toEqual(['这条内容已经不在了。'])
  })

  it.each([
    0, 10003, 10016, 10017, 10018, 10023, 10061, 10062, 10063, 10065, 10070, 10075, 10076, 10079, 10080,
    10082, 10084, 10088,
  ])('is silent on %d', async (code) => {
    await startRecordingServer((_request, response) =>
      response.end(JSON.stringify({ code, message: '不该看到', data: { ahaAppend: 3 } })),
    )
    expect(await failure(call(checkAha, {}))).toMatchObject({ code, data: { ahaAppend: 3 } })
    expect(toldTexts()).toEqual([])
  })

  it.each([10004, 10015, 10019, 10022, 10024, 10060, 10064, 10071, 10077, 10081, 10083, 10089])(
    'is told on %d, which stands next to a silent one',
    async (code) => {
      await startRecordingServer(answerWith(code, {}, '说出来'))
      await failure(call(checkAha, {}))
      expect(toldTexts()).toEqual(['说出来'])
    },
  )

  it.each([500, 503, 599])('is the network text on %d', async (code) => {
    await startRecordingServer(answerWith(code, { id: 'log-1' }, 'stack trace'))
    await failure(call(checkAha, {}))
    await setLanguage('en')
    await failure(call(checkAha, {}))
    expect(toldTexts()).toEqual([
      '抱歉，检测到网络异常，请重试',
      'Sorry, a network anomaly was detected, please try again',
    ])
  })

  it('is the network text when a proxy answers with a page of its own', async () => {
    await startRecordingServer((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' })
      response.end('<h1>Bad Gateway</h1>')
    })
    expect(await failure(call(checkAha, {}))).toMatchObject({ code: 502 })
    expect(toldTexts()).toEqual(['抱歉，检测到网络异常，请重试'])
  })

  it('is the network text when nobody answers', async () => {
    vi.stubEnv('VITE_API_BASE', 'http://127.0.0.1:9')
    expect(await failure(call(checkAha, {}))).toMatchObject({ code: 599 })
    vi.unstubAllEnvs()
    expect(toldTexts()).toEqual(['抱歉，检测到网络异常，请重试'])
  })

  it('tells nothing when the caller does', async () => {
    await startRecordingServer(answerWith(500))
    await failure(call(checkAha, {}, { silent: true }))
    expect(toldTexts()).toEqual([])
  })

  it('gives up in time', async () => {
    const { asked } = await startWaitingServer()
    const sending = failure(sendCall(checkAha, {}, { token: '', index: 'a', timeoutMs: 100 }))
    await asked(1)
    expect(await sending).toMatchObject({ code: 599 })
  })
})

describe('the same request while it is on its way', () => {
  it('shares the answer of a read', async () => {
    const { requests, asked, answerAll } = await startWaitingServer()
    const both = [call(checkAha, {}), call(checkAha, {})]
    await asked(1)
    answerAll({ secret: 'one' })
    expect(await Promise.all(both)).toEqual([{ secret: 'one' }, { secret: 'one' }])
    expect(requests).toHaveLength(1)
  })

  it('tells a shared failure once', async () => {
    await startRecordingServer(answerWith(20801, {}, '没了'))
    await Promise.all([failure(call(readPost, { ugcId: 7 })), failure(call(readPost, { ugcId: 7 }))])
    expect(toldTexts()).toEqual(['没了'])
  })

  it('asks anew for other input, another person and after the answer', async () => {
    const requests = await startRecordingServer(answerWith(200))
    const first = [call(readPost, { ugcId: 7 }), call(readPost, { ugcId: 8 })]
    signIn()
    await Promise.all([...first, call(readPost, { ugcId: 7 })])
    await call(readPost, { ugcId: 7 })
    expect(requests).toHaveLength(4)
  })

  it('goes on for one reader when another leaves, and ends when the last one does', async () => {
    const { asked, answerAll } = await startWaitingServer()
    const leaving = new AbortController()
    const left = failure(call(checkAha, {}, { signal: leaving.signal }))
    const staying = call(checkAha, {}, { signal: new AbortController().signal })
    await asked(1)
    leaving.abort()
    expect(await left).toMatchObject({ code: 0 })
    answerAll({ secret: 'still here' })
    expect(await staying).toEqual({ secret: 'still here' })
    expect(toldTexts()).toEqual([])
  })

  it('closes the connection when nobody waits any more', async () => {
    let closed = false
    const requests = await startRecordingServer((_request, response) =>
      response.once('close', () => {
        closed = true
      }),
    )
    const leaving = new AbortController()
    const left = failure(call(checkAha, {}, { signal: leaving.signal }))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    leaving.abort()
    await left
    await vi.waitFor(() => expect(closed).toBe(true))
  })

  it('drops the later write silently', async () => {
    const { requests, asked, answerAll } = await startWaitingServer()
    const first = call(commentOnPost, comment)
    const second = await failure(call(commentOnPost, comment))
    expect(second).toMatchObject({ code: 10003 })
    await asked(1)
    answerAll({ ugcId: 70 })
    expect(await first).toEqual({ ugcId: 70 })
    expect(requests).toHaveLength(1)
    expect(toldTexts()).toEqual([])
  })

  it('lets the same write through once the first is answered', async () => {
    const requests = await startRecordingServer(answerWith(200))
    await call(commentOnPost, comment)
    await call(commentOnPost, comment)
    expect(requests).toHaveLength(2)
    expect(requests[0]?.headers.index).not.toBe(requests[1]?.headers.index)
  })
})

describe('a write whose answer was lost', () => {
  it('is tried again under the same index', async () => {
    let tries = 0
    const requests = await startRecordingServer((request, response) => {
      tries += 1
      if (tries === 1) response.destroy()
      else answerWith(200, { ugcId: 70 })(request, response)
    })
    const lost = await failure(call(commentOnPost, comment))
    expect(lost.code).toBe(599)
    expect(await call(commentOnPost, comment, { index: lost.index })).toEqual({ ugcId: 70 })
    expect(requests[1]?.headers.index).toBe(requests[0]?.headers.index)
  })
})

describe('401', () => {
  it('ends the session once, however many calls were refused', async () => {
    await startRecordingServer(answerWith(401))
    signIn()
    const changes: string[] = []
    const unsubscribe = onSessionChange((change) => changes.push(change))
    await Promise.all([failure(call(checkAha, {})), failure(call(readPost, { ugcId: 7 }, { silent: true }))])
    unsubscribe()
    expect(currentSession()).toBeNull()
    expect(localStorage.getItem('token')).toBeNull()
    expect(localStorage.getItem('userInfo')).toBeNull()
    expect(changes).toEqual(['expired'])
  })

  it('leaves alone the session that a person has opened meanwhile', async () => {
    await startRecordingServer(answerWith(401))
    signIn('old')
    const refused = failure(call(checkAha, {}))
    signIn('new')
    expect(await refused).toMatchObject({ code: 401 })
    expect(currentSession()?.token).toBe('new')
  })
})
