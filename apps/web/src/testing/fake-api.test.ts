import { readFeed, toggleAha, toggleLike } from '@fairlead/contract/posts/posts.endpoints.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { describe, expect, it } from 'vitest'
import { answerWithCode, FakeApi, refuse } from './fake-api.ts'

const origin = 'http://localhost'
const signedIn = { token: 't' }
const post = (api: FakeApi, path: string, body: unknown, headers: HeadersInit = signedIn) =>
  api
    .fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    .then((answer) => answer.json())

describe('the fake API', () => {
  it('answers in an envelope, with input and output of the contract', async () => {
    const api = new FakeApi().on(toggleLike, ({ oneId }) => ({ isLike: 1, likeNum: oneId }))
    expect(await post(api, toggleLike.path, { oneId: '7' })).toEqual({
      code: 200,
      message: '',
      data: { isLike: 1, likeNum: 7 },
    })
    expect(api.calls(toggleLike)).toMatchObject([{ input: { oneId: 7 } }])
    expect(api.complaints).toEqual([])
  })

  it('complains of a request nobody answers', async () => {
    const api = new FakeApi()
    await post(api, toggleLike.path, {})
    expect(api.complaints).toEqual([expect.stringContaining(`POST ${toggleLike.path}`)])
  })

  it('complains of input and output that break the contract', async () => {
    const api = new FakeApi()
      .on(toggleLike, () => ({ isLike: 1, likeNum: 1 }))
      .on(readFeed, () => ({ items: [{}], nextCursor: null }) as never)
    await post(api, toggleLike.path, { oneId: 0 })
    await api.fetch(`${origin}${readFeed.path}`, { method: 'GET', headers: signedIn })
    expect(api.complaints).toHaveLength(2)
  })

  it('refuses strangers where the contract asks for a session', async () => {
    const api = new FakeApi().on(toggleLike, () => ({ isLike: 1, likeNum: 1 }))
    expect(await post(api, toggleLike.path, { oneId: 7 }, {})).toMatchObject({ code: 401 })
  })

  it('answers with problems and with codes of their own', async () => {
    const api = new FakeApi()
      .on(toggleLike, () => refuse(postProblems.notFound))
      .on(toggleAha, () => answerWithCode(10063, { ahaAppend: 3 }))
    expect(await post(api, toggleLike.path, { oneId: 7 })).toEqual({
      code: 20801,
      message: '这条内容已经不在了。',
      data: { problem: 'post.notFound' },
    })
    expect(await post(api, toggleAha.path, { ugcsetId: 7 })).toMatchObject({
      code: 10063,
      data: { ahaAppend: 3 },
    })
    expect(api.complaints).toEqual([])
  })
})
