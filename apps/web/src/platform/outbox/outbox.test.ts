import { beforeEach, expect, it, vi } from 'vitest'
import { people } from '../../testing/people.ts'
import { CallError, CONNECTION_LOST_CODE } from '../api/call-error.ts'
import { signInWith } from '../session/session.ts'
import { createOutbox } from './outbox.ts'

const signIn = (userInfo: (typeof people)['scholar' | 'emma']) =>
  signInWith({ token: userInfo.userName, lrstoken: '', userInfo })
const lost = () => Promise.reject(new CallError({ code: CONNECTION_LOST_CODE, message: '' }))

beforeEach(() => {
  localStorage.clear()
  signIn(people.scholar)
})

it('sends at once, in order, and keeps nothing', async () => {
  const send = vi.fn(async (_: number) => undefined)
  const outbox = createOutbox('a', send)
  outbox.add(1)
  outbox.add(2)
  await vi.waitFor(() => expect(outbox.isEmpty()).toBe(true))
  expect(send.mock.calls.map(([item]) => item)).toEqual([1, 2])
})

it('keeps through a lost network and a reload, and sends later', async () => {
  const offline = createOutbox('a', vi.fn(lost))
  offline.add('x')
  await offline.flush()
  const send = vi.fn(async (_: string) => undefined)
  const reloaded = createOutbox<string>('a', send)
  expect(reloaded.isEmpty()).toBe(false)
  await reloaded.flush()
  expect(send).toHaveBeenCalledExactlyOnceWith('x')
  expect(reloaded.isEmpty()).toBe(true)
})

it('lets a newer thing take the place of an older one of the same key', async () => {
  let reachable = false
  const send = vi.fn((_: number) => (reachable ? Promise.resolve() : lost()))
  const outbox = createOutbox('a', send)
  outbox.add(1, 'position')
  await outbox.flush()
  outbox.add(2, 'position')
  await outbox.flush()
  reachable = true
  send.mockClear()
  await outbox.flush()
  expect(send.mock.calls).toEqual([[2]])
})

it('drops what the server refuses and goes on', async () => {
  const send = vi.fn((item: string) =>
    item === 'bad' ? Promise.reject(new CallError({ code: 20906, message: '' })) : Promise.resolve(),
  )
  const outbox = createOutbox('a', send)
  outbox.add('bad')
  outbox.add('good')
  await vi.waitFor(() => expect(outbox.isEmpty()).toBe(true))
  expect(send).toHaveBeenCalledTimes(2)
})

it('never sends in the name of the next person at this device', async () => {
  const first = createOutbox('a', vi.fn(lost))
  first.add('of the scholar')
  await first.flush()
  signIn(people.emma)
  const send = vi.fn(async (_: string) => undefined)
  const outbox = createOutbox<string>('a', send)
  expect(outbox.isEmpty()).toBe(true)
  await outbox.flush()
  expect(send).not.toHaveBeenCalled()
  signIn(people.scholar)
  await outbox.flush()
  expect(send).toHaveBeenCalledExactlyOnceWith('of the scholar')
})

it('starts over from what is no outbox at all', () => {
  localStorage.setItem('outbox:a', '{"nonsense"')
  expect(createOutbox('a', async () => undefined).isEmpty()).toBe(true)
})
