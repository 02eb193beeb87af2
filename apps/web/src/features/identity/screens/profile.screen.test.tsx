import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { readProfile } from '@fairlead/contract/identity/profile.endpoints.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { addProfileTab } from '../profile-tabs.ts'

const lin = {
  studentId: 'YF260006',
  userId: 6,
  enterpriseUserId: 60,
  name: '林若谷',
  avatar: '',
  tier: 'mentor',
  tierName: '导师',
  isMentor: 1,
  enterpriseName: '云帆科技',
  department: '学习发展中心',
  position: '首席导师',
  bio: '现在最喜欢问的一句话是「你怎么看」。',
  tags: ['辅导', '反馈'],
  hiddenTabs: [],
  isOwn: false,
} as const

const addTab = (id: string, words: string, isOwnOnly = false) =>
  addProfileTab({
    id,
    title: { en: id, zh: words },
    order: 90,
    isOwnOnly,
    panel: async () => (props) => <p>{`${words}：${props.profile.name}`}</p>,
  })

describe('a person’s page', () => {
  it('says who it is and opens the tab the address names', async () => {
    addTab('notes', '笔记')
    addTab('diary', '日记', true)
    fakeApi().on(readProfile, () => lin)
    const { user } = await renderApp('/user?studentId=YF260006&tab=notes', { as: people.scholar })
    await screen.findByRole('heading', { level: 1, name: '林若谷' })
    expect(screen.getByText('导师')).toBeDefined()
    expect(screen.getByText('学习发展中心 | 首席导师')).toBeDefined()
    await screen.findByText('笔记：林若谷')
    expect(screen.queryByRole('tab', { name: '日记' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: '笔记' }))
    expect(window.location.search).toContain('studentId=YF260006')
  })

  it('leaves out what the person hides', async () => {
    addTab('notes', '笔记')
    fakeApi().on(readProfile, () => ({ ...lin, hiddenTabs: ['notes'] }))
    await renderApp('/personalCenter?studentId=YF260006', { as: people.scholar })
    await screen.findByRole('heading', { level: 1, name: '林若谷' })
    expect(screen.queryByRole('tab', { name: '笔记' })).toBeNull()
  })

  it('says kindly when there is nobody, and offers a way out', async () => {
    fakeApi().on(readProfile, () => refuse(accountProblems.unknown))
    await renderApp('/user?studentId=XX', { as: people.scholar })
    await screen.findByText('用户不存在')
    expect(screen.getByRole('link', { name: '回园区' })).toBeDefined()
  })

  it('offers another try when the server is away', async () => {
    const api = fakeApi().on(readProfile, () => refuse(generalProblems.unavailable))
    const { user } = await renderApp('/user?studentId=YF260006', { as: people.scholar })
    const retry = await screen.findByRole('button', { name: '再试一次' })
    api.on(readProfile, () => lin)
    await user.click(retry)
    await screen.findByRole('heading', { level: 1, name: '林若谷' })
  })
})
