import { readShareCard, signForSuite } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { shareProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { servePost } from '../../../testing/serve-post.ts'

vi.mock('../bridges/load-script.ts', () => ({ loadScript: async () => {} }))

const content = { msg_type: 'interactive', card: { header: {} } }
const page = { appId: 'cli', timestamp: 1, noncestr: 'n', signature: 's', tenantKey: 'k', sdkUrl: '/sdk.js' }

type Card = Parameters<NonNullable<Window['tt']>['sendMessageCard']>[0]
let sent: Card[]
let answer: (card: Card) => void

beforeEach(() => {
  sent = []
  answer = ({ success }) => success({})
  window.h5sdk = { config: ({ onSuccess }) => onSuccess() }
  window.tt = {
    requestAccess: () => {},
    chooseChat: () => {},
    sendMessageCard: (card) => {
      sent.push(card)
      answer(card)
    },
  }
  servePost(postSample())
  fakeApi()
    .on(readShareCard, () => ({ content }))
    .on(signForSuite, () => page)
})
afterEach(() => vi.restoreAllMocks())

const openPost = async (agent: string) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
  const drawer = within(await screen.findByRole('dialog', { name: '动态详情' }))
  return { user, drawer }
}
const share = async () => {
  const { user, drawer } = await openPost('Mozilla/5.0 Chrome/120 Lark/7.9')
  await user.click(await drawer.findByRole('button', { name: '分享到聊天' }))
}

it('sends the card of the post to the chats the person chooses, several or a new group', async () => {
  await share()
  await screen.findByText('已分享')
  expect(fakeApi().calls(readShareCard)[0]?.input).toMatchObject({
    type: 'post',
    ugcId: '1',
    target: 'feishu',
  })
  expect(fakeApi().calls(signForSuite)[0]?.input).toMatchObject({ url: window.location.href })
  expect(sent[0]).toMatchObject({
    cardContent: content,
    shouldChooseChat: true,
    chooseChatParams: { allowCreateGroup: true, multiSelect: true },
  })
  expect(screen.queryByText('加载中...')).toBeNull()
})

it('says that it is loading, and that it failed', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  fakeApi().on(readShareCard, async () => {
    await promise
    return refuse(shareProblems.notFound)
  })
  await share()
  await screen.findByText('加载中...')
  resolve()
  await screen.findByText('分享失败')
  expect(sent).toEqual([])
})

it('fails aloud when the client refuses', async () => {
  answer = ({ fail }) => fail({ errMsg: 'sendMessageCard:fail no permission' })
  await share()
  await screen.findByText('分享失败')
})

it('says nothing when the person changes their mind', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = ({ fail }) => {
    fail({ errMsg: 'sendMessageCard:fail user cancel' })
    resolve()
  }
  await share()
  await promise
  await waitFor(() => expect(screen.getByRole('button', { name: '分享到聊天' }).ariaBusy).toBe('false'))
  expect(screen.queryByText('分享失败')).toBeNull()
})

it('is not offered outside a suite', async () => {
  const { drawer } = await openPost('Mozilla/5.0 Chrome/120')
  await drawer.findByText('反馈不是裁判，是镜子。')
  expect(drawer.queryByRole('button', { name: '分享到聊天' })).toBeNull()
})
