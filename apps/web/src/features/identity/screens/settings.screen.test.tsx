import { endSession, listSessions } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { readProfile } from '@fairlead/contract/identity/profile.endpoints.ts'
import type { AccountSettings, Profile } from '@fairlead/contract/identity/profile.schema.ts'
import {
  cancelAccount,
  changePrivacy,
  changeProfile,
  handOverIdentity,
  readCancellation,
  readSettings,
} from '@fairlead/contract/identity/settings.endpoints.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentSession } from '../../../platform/session/session.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { addProfileTab } from '../profile-tabs.ts'

const own: Profile = {
  studentId: 'S0003',
  userId: 3,
  enterpriseUserId: 30,
  name: '李晓慧',
  avatar: '',
  tier: 'scholar',
  tierName: '学者',
  isMentor: 0,
  enterpriseName: '云帆科技',
  department: '销售部',
  position: '区域经理',
  bio: '',
  tags: [],
  hiddenTabs: [],
  isOwn: true,
}

const settings: AccountSettings = {
  realname: '李晓慧',
  latinName: '',
  bio: '',
  tags: ['OKR'],
  phone: '138****0003',
  email: '',
  hasPassword: true,
  privacy: { hiddenTabs: [], messagesFrom: 'everyone', searchable: 1 },
}

const device = {
  sessionId: 7,
  device: 'Safari · iPhone',
  address: '10.0.0.7',
  signedInAt: '2026-01-05T01:12:00.000Z',
  lastSeenAt: '2026-01-05T01:12:00.000Z',
  isThisOne: false,
}

beforeEach(() => {
  fakeApi()
    .on(readProfile, () => own)
    .on(readSettings, () => settings)
    .on(listSessions, () => ({ items: [device] }))
})

const open = async () => {
  const { user } = await renderApp('/personalCenter?tab=settings', { as: people.scholar })
  await screen.findByRole('heading', { level: 2, name: '同事看到的你' })
  return user
}

describe('the settings', () => {
  it('change what colleagues see, and keep to the limits', async () => {
    const api = fakeApi().on(changeProfile, ({ realname }) => ({ ...people.scholar, realname }))
    const user = await open()
    const bio = screen.getByRole('textbox', { name: '个人介绍' })
    await user.click(bio)
    await user.paste('字'.repeat(201))
    expect(screen.getByText('超出字数限制：201 / 200')).toBeDefined()
    expect(screen.getByRole('button', { name: '保存' }).hasAttribute('disabled')).toBe(true)
    await user.clear(bio)
    await user.type(bio, '每周一条复盘')
    await user.type(screen.getByRole('textbox', { name: '添加话题' }), '授权{Enter}')
    await user.click(screen.getByRole('button', { name: '移除 OKR' }))
    await user.click(screen.getByRole('button', { name: '保存' }))
    await screen.findByText('已保存')
    expect(api.calls(changeProfile)[0]?.input).toMatchObject({ bio: '每周一条复盘', tags: ['授权'] })
  })

  it('sign out another device', async () => {
    const api = fakeApi().on(endSession, () => ({}))
    const user = await open()
    const end = await screen.findByRole('button', { name: '退出 Safari · iPhone' })
    api.on(listSessions, () => ({ items: [] }))
    await user.click(end)
    await expect.poll(() => screen.queryByText('Safari · iPhone')).toBeNull()
    expect(api.calls(endSession)[0]?.input).toEqual({ sessionId: 7 })
  })

  it('hide a tab from others', async () => {
    addProfileTab({
      id: 'notes',
      title: { en: 'Notes', zh: '笔记' },
      order: 1,
      panel: async () => () => null,
    })
    const api = fakeApi().on(changePrivacy, (privacy) => privacy)
    const user = await open()
    const choice = within(screen.getByRole('group', { name: '别人在我的主页能看到' }))
    await user.click(choice.getByRole('checkbox', { name: '笔记' }))
    await screen.findByText('已保存')
    expect(api.calls(changePrivacy)[0]?.input).toMatchObject({ hiddenTabs: ['notes'], searchable: 1 })
  })
})

describe('cancelling the account', () => {
  it('asks to hand over, then for the password, and is sure', async () => {
    const held = {
      kind: 'community',
      id: 4,
      role: 'leader',
      name: '带人这件事',
      elsewhere: '',
      candidates: [{ enterpriseUserId: 60, name: '林若谷' }],
    } as const
    const api = fakeApi()
      .on(readCancellation, () => ({ items: [held], hasPassword: true }))
      .on(handOverIdentity, () => ({}))
      .on(cancelAccount, () => refuse(accountProblems.wrongPassword))
    const user = await open()
    await user.click(screen.getByRole('button', { name: '注销我的账号' }))
    const handOver = await screen.findByRole('button', { name: '移交' })
    expect(screen.getByRole('combobox', { name: '把「带人这件事」交给' })).toBeDefined()
    api.on(readCancellation, () => ({ items: [], hasPassword: true }))
    await user.click(handOver)
    const password = await screen.findByLabelText('输入密码', { selector: 'input' })
    expect(api.calls(handOverIdentity)[0]?.input).toEqual({ kind: 'community', id: 4, enterpriseUserId: 60 })
    await user.type(password, 'Sail2026')
    await user.click(screen.getByRole('button', { name: '确认注销' }))
    expect(screen.getByText('请先勾选确认。')).toBeDefined()
    await user.click(screen.getByRole('checkbox', { name: '我明白注销后无法恢复。' }))
    await user.click(screen.getByRole('button', { name: '确认注销' }))
    await screen.findByText('账号或密码错误')
    expect(currentSession()).not.toBeNull()
  })
})
