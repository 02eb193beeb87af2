import {
  decideJoinRequest,
  joinCommunity,
  listJoinRequests,
  readCommunity,
} from '@fairlead/contract/communities/communities.endpoints.ts'
import { communityProblems } from '@fairlead/contract/communities/communities.errors.ts'
import type { JoinState } from '@fairlead/contract/communities/communities.schema.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { communitySample, personSample } from '../../../testing/community-samples.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { serveNoPosts } from '../../../testing/serve-no-posts.ts'

beforeEach(() => void serveNoPosts())

it('lets one apply with a line, keeps the text when it fails, and then waits', async () => {
  let joinState: JoinState = 'none'
  let isLost = true
  const api = fakeApi()
    .on(readCommunity, () => communitySample({ joinState, abilities: { canJoin: joinState === 'none' } }))
    .on(joinCommunity, () => {
      if (isLost) refuse(communityProblems.full)
      joinState = 'pending'
      return { joinState, memberNum: 4 }
    })
  const { user } = await renderApp('/group?groupId=7', { as: people.scholar })
  await user.click(await screen.findByRole('button', { name: '申请加入' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), '想练开场白')
  await user.click(dialog.getByRole('button', { name: '发送申请' }))
  await dialog.findByText(communityProblems.full.text.zh)
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('想练开场白')
  isLost = false
  await user.click(dialog.getByRole('button', { name: '发送申请' }))
  await screen.findByRole('button', { name: '撤回申请' })
  expect(api.calls(joinCommunity).at(-1)?.input).toMatchObject({ munityId: 7, reason: '想练开场白' })
})

it('shows outsiders of a closed group its head and nothing else', async () => {
  fakeApi().on(readCommunity, () =>
    communitySample({ isPublic: 0, joinPolicy: 'invitation', abilities: { canRead: false } }),
  )
  await renderApp('/group?groupId=7', { as: people.scholar })
  await screen.findByText(/这里说的话，只给成员看/)
  expect(screen.queryByRole('tablist')).toBeNull()
  screen.getByText(/找 赵明月 要一个链接/)
})

it('says so when the group is gone or somebody else’s', async () => {
  fakeApi().on(readCommunity, () => refuse(communityProblems.notFound))
  await renderApp('/group?groupId=7', { as: people.scholar })
  await screen.findByText(/已经不在了，或者属于别的公司/)
  expect(screen.getByRole('link', { name: '看看所有社区' }).getAttribute('href')).toBe('/community')
})

it('lets the leader decide', async () => {
  const request = {
    requestId: 3,
    state: 'pending',
    reason: '下周要谈降目标',
    addTime: '2026-11-14T08:00:00.000Z',
    applicant: personSample({ enterpriseUserId: 40, displayName: '陈立行' }),
  } as const
  let pendingNum = 1
  const api = fakeApi()
    .on(readCommunity, () =>
      communitySample({ joinState: 'leader', pendingNum, abilities: { canManage: true, canPost: true } }),
    )
    .on(listJoinRequests, () => ({ items: pendingNum ? [request] : [], nextCursor: null }))
    .on(decideJoinRequest, () => {
      pendingNum = 0
      return { request: { ...request, state: 'approved' }, memberNum: 5 }
    })
  const { user } = await renderApp('/group?groupId=7&tab=manage', { as: people.scholar })
  await screen.findByText('下周要谈降目标')
  screen.getByRole('tab', { name: '管理 1', selected: true })
  await user.click(screen.getByRole('button', { name: '通过' }))
  await screen.findByText('没有等待处理的申请。')
  expect(api.calls(decideJoinRequest).map(({ input }) => input)).toEqual([{ requestId: 3, approve: 1 }])
})
