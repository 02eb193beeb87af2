import { readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import { POST_ACTIVITY, type PostActivity } from '@fairlead/contract/posts/posts.events.ts'
import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { commentSample, postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { servePost } from '../../../testing/serve-post.ts'

const heard = vi.hoisted(() => new Map<string, (activity: PostActivity) => void>())

vi.mock('../../../platform/realtime/realtime.ts', async (original) => ({
  ...(await original<object>()),
  useRealtime: (room: string | null, event: string, handler: (activity: PostActivity) => void) => {
    if (room) heard.set(`${room} ${event}`, handler)
  },
}))

it('shows what others write while one reads, and ignores other posts', async () => {
  const post = postSample({ childUgcNum: 1 })
  const comments = [commentSample({ ugcId: 2, shareContent: '等七秒' })]
  servePost(post, comments)
  await renderApp('/campus?ugcId=1', { as: people.scholar })
  const drawer = within(await screen.findByRole('dialog'))
  await drawer.findByText('等七秒')
  comments.push(commentSample({ ugcId: 3, shareContent: '我刚看到' }))
  const tell = heard.get(`post:1 ${POST_ACTIVITY}`)
  act(() => tell?.({ ugcId: 99, commentId: 99 }))
  expect(fakeApi().calls(readPost)).toHaveLength(1)
  act(() => tell?.({ ugcId: 1, commentId: 99 }))
  await drawer.findByText('我刚看到')
})
