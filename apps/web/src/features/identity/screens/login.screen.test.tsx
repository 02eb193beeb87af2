import {
  listDemoMessages,
  listDemoPeople,
  readSession,
  sendCode,
  signInWithCode,
  signInWithPassword,
} from '@fairlead/contract/identity/identity.endpoints.ts'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentSession } from '../../../platform/session/session.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const signedIn = { token: 'token', lrstoken: 'lrstoken', userInfo: people.scholar }

const demoPeople = ['李晓慧', '林若谷', '周小满', '陈立行', '孙一鸣'].map((name, place) => ({
  login: `person${place}`,
  name,
  avatar: '',
  shows: `第 ${place} 位`,
}))

const account = () => screen.getByRole<HTMLInputElement>('textbox', { name: '手机号或邮箱' })
const password = () => screen.getByLabelText<HTMLInputElement>('密码', { selector: 'input' })
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '6 位验证码' })
const submit = () => screen.getByRole('button', { name: '登录' })

const openLogin = async (query = '') => {
  const { user } = await renderApp(`/login${query}`)
  await screen.findByRole('heading', { name: '登录' })
  return user
}

describe('the door', () => {
  beforeEach(() => {
    fakeApi()
      .on(listDemoPeople, () => ({ items: [], password: '' }))
      .on(readSession, () => people.scholar)
  })

  it('lets one in by password with Enter, to where one wanted to go', async () => {
    const api = fakeApi().on(signInWithPassword, () => signedIn)
    const user = await openLogin('?redirect=%2FserviceAgreement')
    await user.type(account(), '13800000003')
    await user.type(password(), 'Sail2026{Enter}')
    await screen.findByRole('heading', { level: 1, name: '服务协议' })
    expect(currentSession()?.token).toBe('token')
    expect(api.calls(signInWithPassword)[0]?.input).toEqual({ account: '13800000003', password: 'Sail2026' })
  })

  it('says in place what is wrong and keeps what was typed', async () => {
    fakeApi().on(signInWithPassword, () => refuse(accountProblems.wrongPassword))
    const user = await openLogin()
    await user.type(account(), '13800000003')
    await user.type(password(), 'nearly{Enter}')
    await screen.findByText('账号或密码错误')
    expect(account().value).toBe('13800000003')
    expect(password().value).toBe('nearly')
    expect(screen.getByRole('alert').id).toBe(password().getAttribute('aria-describedby'))
  })

  it('says kindly when the server cannot be reached', async () => {
    fakeApi().on(signInWithPassword, () => refuse(generalProblems.unavailable))
    const user = await openLogin()
    await user.type(account(), 'scholar')
    await user.type(password(), 'Sail2026{Enter}')
    await screen.findByText('没连上服务器，你填的内容都还在。')
  })

  it('asks for what is missing without calling the server', async () => {
    const user = await openLogin()
    await user.click(submit())
    expect(screen.getByText('请填写手机号或邮箱。')).toBeDefined()
    expect(screen.getByText('请填写密码。')).toBeDefined()
  })

  it('sends a double click once', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof signedIn>()
    const api = fakeApi().on(signInWithPassword, () => promise)
    const user = await openLogin('?redirect=%2FserviceAgreement')
    await user.type(account(), 'scholar')
    await user.type(password(), 'Sail2026')
    await user.dblClick(submit())
    resolve(signedIn)
    await screen.findByRole('heading', { level: 1, name: '服务协议' })
    expect(api.calls(signInWithPassword)).toHaveLength(1)
  })

  it('shows the password only while one wants to see it', async () => {
    const user = await openLogin()
    expect(password().type).toBe('password')
    await user.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password().type).toBe('text')
    await user.click(screen.getByRole('button', { name: '隐藏密码' }))
    expect(password().type).toBe('password')
  })

  it('speaks the other language at once', async () => {
    const user = await openLogin()
    await user.type(account(), 'scholar')
    await user.click(screen.getByRole('button', { name: /切换到英文/ }))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number or e-mail' }).value).toBe(
      'scholar',
    )
  })
})

describe('the code', () => {
  beforeEach(() => {
    fakeApi()
      .on(listDemoPeople, () => ({ items: [], password: '' }))
      .on(readSession, () => people.scholar)
  })

  const openCode = async () => {
    const user = await openLogin('?redirect=%2FserviceAgreement')
    await user.type(account(), '13800000003')
    await user.click(screen.getByRole('tab', { name: '验证码' }))
    return user
  }

  it('is sent, can be read in the demo, and lets one in', async () => {
    const api = fakeApi()
      .on(sendCode, () => ({ waitSeconds: 60 }))
      .on(listDemoMessages, ({ to }) => ({
        items: [{ to, body: '【领航】验证码 314159', sentAt: '2026-01-05T01:12:00.000Z' }],
      }))
      .on(signInWithCode, () => signedIn)
    const user = await openCode()
    expect(account().value).toBe('13800000003')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await screen.findByText('【领航】验证码 314159')
    // The clock runs on while a busy machine looks.
    expect(screen.getByRole('button', { name: /^(5\d|60) 秒后可重发$/ }).hasAttribute('disabled')).toBe(true)
    await user.type(code(), '314 159{Enter}')
    await screen.findByRole('heading', { level: 1, name: '服务协议' })
    expect(api.calls(signInWithCode)[0]?.input).toEqual({ account: '13800000003', code: '314159' })
  })

  it('waits as long as the server asks when one was too quick', async () => {
    fakeApi().on(sendCode, () => refuse(accountProblems.codeTooSoon, { seconds: 42 }))
    const user = await openCode()
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    const again = await screen.findByRole('button', { name: /^(3\d|4[0-2]) 秒后可重发$/ })
    expect(again.hasAttribute('disabled')).toBe(true)
  })

  it('keeps a wrong code for correction', async () => {
    fakeApi().on(signInWithCode, () => refuse(accountProblems.wrongCode))
    const user = await openCode()
    await user.type(code(), '000000{Enter}')
    await screen.findByText('验证码错误')
    expect(code().value).toBe('000000')
  })
})

describe('the demo people', () => {
  it('are three, then all, and one click lets one in', async () => {
    const api = fakeApi()
      .on(listDemoPeople, () => ({ items: demoPeople, password: 'Sail2026' }))
      .on(signInWithPassword, () => signedIn)
      .on(readSession, () => people.scholar)
    const user = await openLogin('?redirect=%2FserviceAgreement')
    const cast = await screen.findByRole('region', { name: '演示账号，点一下就进' })
    expect(within(cast).getAllByRole('listitem')).toHaveLength(3)
    await user.click(within(cast).getByRole('button', { name: '还有 2 位' }))
    expect(within(cast).getAllByRole('listitem')).toHaveLength(5)
    await user.click(within(cast).getByRole('button', { name: /孙一鸣/ }))
    await screen.findByRole('heading', { level: 1, name: '服务协议' })
    expect(api.calls(signInWithPassword)[0]?.input).toEqual({ account: 'person4', password: 'Sail2026' })
  })

  it('are nowhere outside the demo', async () => {
    fakeApi().on(listDemoPeople, () => ({ items: [], password: '' }))
    await openLogin()
    expect(screen.queryByRole('region', { name: '演示账号，点一下就进' })).toBeNull()
  })
})
