import { register, sendCheckedCode, startRobotCheck } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { listDemoMessages, readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { readMembership } from '@fairlead/contract/membership/cards.endpoints.ts'
import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { currentSession } from '../platform/session/session.ts'
import { fakeApi, refuse } from '../testing/fake-api.ts'
import { people } from '../testing/people.ts'
import { renderApp } from '../testing/render-app.tsx'
import { robotCheck } from '../testing/robot-check.ts'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })

const passCheck = async (user: UserEvent, position = '120') => {
  fireEvent.change(await screen.findByRole('slider', { name: '拼图的位置' }), { target: { value: position } })
  await user.click(screen.getByRole('button', { name: '就放这里' }))
}

const fill = async (user: UserEvent) => {
  await user.type(field('手机号或邮箱'), '13900005555')
  await user.type(field('6 位验证码'), '314159')
  await user.type(field('密码，6 到 16 个字符'), 'Harbour26')
  await user.type(field('再输入一次密码'), 'Harbour26')
  await user.type(field('真实姓名'), '江雨')
  await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }))
}

beforeEach(() => {
  fakeApi()
    .on(readMembership, () => ({ tiers: [], trialDays: 3, own: null }))
    .on(startRobotCheck, () => robotCheck)
    .on(listDemoMessages, () => ({ items: [] }))
})

describe('registering', () => {
  it('sends a code behind the check, makes the account, and shows the first step', async () => {
    const api = fakeApi()
      .on(sendCheckedCode, () => ({ waitSeconds: 60 }))
      .on(register, () => ({
        token: 'token',
        lrstoken: 'lrs',
        userInfo: { ...people.sailor, realname: '江雨' },
      }))
      .on(readSession, () => ({ ...people.sailor, realname: '江雨' }))
    const { user } = await renderApp('/register')
    await user.type(await screen.findByRole('textbox', { name: '手机号或邮箱' }), '13900005555')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await passCheck(user)
    await screen.findByText('验证码正在发往 13900005555。')
    expect(api.calls(sendCheckedCode)[0]?.input).toMatchObject({
      account: '13900005555',
      purpose: 'register',
      checkId: robotCheck.checkId,
      position: 120,
    })
    await user.clear(field('手机号或邮箱'))
    await fill(user)
    await user.click(screen.getByRole('button', { name: '注册' }))
    await screen.findByRole('heading', { level: 1, name: '欢迎你，江雨' })
    expect(currentSession()?.token).toBe('token')
    expect(screen.getByRole('link', { name: '带我走一圈' }).getAttribute('href')).toBe('/guide')
    expect(api.calls(register)[0]?.input).toMatchObject({ realname: '江雨', language: 'zh', agreed: 1 })
  })

  it('offers a new picture when the piece was not in its place', async () => {
    const api = fakeApi().on(sendCheckedCode, () => refuse(accountProblems.robotCheckFailed))
    const { user } = await renderApp('/register')
    await user.type(await screen.findByRole('textbox', { name: '手机号或邮箱' }), '13900005555')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await passCheck(user, '10')
    await screen.findByText('拼图没有对上，换一张再试一次。')
    await expect.poll(() => api.calls(startRobotCheck).length).toBe(2)
  })

  it('asks for what is missing without calling the server', async () => {
    const { user } = await renderApp('/register')
    await user.click(await screen.findByRole('button', { name: '注册' }))
    for (const words of [
      '请填写手机号或邮箱。',
      '请填写 6 位验证码。',
      '请填写同事认得的名字。',
      '请先同意协议。',
    ])
      expect(screen.getByText(words)).toBeDefined()
  })

  it.each([
    [accountProblems.addressTaken, '手机号或邮箱'],
    [accountProblems.wrongCode, '6 位验证码'],
    [accountProblems.invitationInvalid, '邀请码（选填）'],
  ] as const)('says %o where it belongs and keeps what was typed', async (problem, label) => {
    fakeApi().on(register, () => refuse(problem))
    const { user } = await renderApp('/register')
    await screen.findByRole('button', { name: '注册' })
    await fill(user)
    await user.click(screen.getByRole('button', { name: '注册' }))
    await screen.findByText(problem.text.zh)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(field('真实姓名').value).toBe('江雨')
  })
})
