import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { people } from '../../testing/people.ts'
import { answerWith, startRecordingServer } from '../../testing/recording-server.ts'
import { signInWith } from '../session/session.ts'
import { currentToasts } from '../toasts/toasts.ts'
import { createUuid } from './uuid.ts'
import { scheduleVisit, sendsVisit } from './visits.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const signIn = (token = 'token-1') => signInWith({ token, lrstoken: 'lrs-1', userInfo: people.scholar })

// Only the delay is played; the network keeps its own time.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const objectsIn = (requests: { body: string }[]) => requests.map(({ body }) => JSON.parse(body).xapi.object)
const arrived = async (requests: unknown[], count: number) => {
  vi.useRealTimers()
  await vi.waitFor(() => expect(requests).toHaveLength(count))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
}

describe('a visit', () => {
  it('is told 500 ms after arrival, as the record store wants it', async () => {
    const requests = await startRecordingServer(answerWith(10001, { id: 'x' }))
    signIn()
    scheduleVisit('/campus')
    vi.advanceTimersByTime(499)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1)
    await arrived(requests, 1)
    const [request] = requests
    expect(request).toMatchObject({ method: 'POST', path: '/v1/xapi/statement' })
    expect(request?.headers).toMatchObject({
      token: 'token-1',
      authorization: `Basic ${btoa('3:lrs-1')}`,
      'x-experience-api-version': '1.0.3',
    })
    expect(JSON.parse(request?.body ?? '').xapi).toMatchObject({
      id: expect.stringMatching(UUID),
      verb: 'accessed',
      object: '/campus',
      objectType: 'page',
      platform: 'pc',
      language: 'zh',
      version: '2.31.0',
    })
  })

  it('is not told when the visitor leaves before', () => {
    signIn()
    scheduleVisit('/campus')()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not told of a stranger', async () => {
    const requests = await startRecordingServer(answerWith(10001, { id: 'x' }))
    scheduleVisit('/404')
    vi.advanceTimersByTime(500)
    signIn()
    scheduleVisit('/campus')
    vi.advanceTimersByTime(500)
    await arrived(requests, 1)
    expect(objectsIn(requests)).toEqual(['/campus'])
  })

  it('that could not get through is told with the next one, once', async () => {
    let isDown = true
    const requests = await startRecordingServer((request, response) =>
      isDown ? response.destroy() : answerWith(10001, { id: 'x' })(request, response),
    )
    signIn()
    scheduleVisit('/campus')
    vi.advanceTimersByTime(500)
    await arrived(requests, 1)
    isDown = false
    scheduleVisit('/square')
    vi.advanceTimersByTime(500)
    await arrived(requests, 3)
    expect(objectsIn(requests)).toEqual(['/campus', '/campus', '/square'])
    const ids = requests.map(({ body }) => JSON.parse(body).xapi.id)
    expect(ids[1]).toBe(ids[0])
    expect(currentToasts()).toEqual([])
  })

  it('that is refused is dropped', async () => {
    const requests = await startRecordingServer(answerWith(400, {}, 'no'))
    signIn()
    for (const [place, path] of ['/campus', '/square'].entries()) {
      scheduleVisit(path)
      vi.advanceTimersByTime(500)
      await arrived(requests, place + 1)
    }
    expect(objectsIn(requests)).toEqual(['/campus', '/square'])
    expect(currentToasts()).toEqual([])
  })

  it('of one person is never told in the name of the next', async () => {
    let isDown = true
    const requests = await startRecordingServer((request, response) =>
      isDown ? response.destroy() : answerWith(10001, { id: 'x' })(request, response),
    )
    signIn('of-scholar')
    scheduleVisit('/campus')
    vi.advanceTimersByTime(500)
    await arrived(requests, 1)
    isDown = false
    signIn('of-emma')
    scheduleVisit('/square')
    vi.advanceTimersByTime(500)
    await arrived(requests, 2)
    expect(requests.map(({ headers }) => headers.token)).toEqual(['of-scholar', 'of-emma'])
    expect(objectsIn(requests)).toEqual(['/campus', '/square'])
  })
})

describe('sendsVisit', () => {
  it.each([
    '/login',
    '/register',
    '/ability',
    '/article',
    '/lesson',
    '/topic',
    '/signUp',
    '/activity',
    '/debateDetail',
    '/learningPlan',
    '/theme',
    '/campusCoursetopics',
    '/SIGNUP',
  ])('leaves %s to the page itself', (path) => {
    expect(sendsVisit(path)).toBe(false)
  })

  it.each(['/campus', '/learningPlanList', '/themeTeam', '/404'])('tells of %s', (path) => {
    expect(sendsVisit(path)).toBe(true)
  })
})

it('makes different ids', () => {
  expect(new Set(Array.from({ length: 100 }, createUuid)).size).toBe(100)
})
