import {
  changePassword,
  checkCode,
  sendCheckedCode,
  startRobotCheck,
} from '@fairlead/contract/identity/accounts.endpoints.ts'
import { listDemoMessages, listDemoPeople } from '@fairlead/contract/identity/identity.endpoints.ts'
import { accountProblems, passwordProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { readProfile } from '@fairlead/contract/identity/profile.endpoints.ts'
import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { robotCheck } from '../../../testing/robot-check.ts'

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })

const typeNew = async (user: UserEvent, password: string) => {
  await user.type(field('密码，6 到 16 个字符'), password)
  await user.type(field('再输入一次密码'), password)
}

beforeEach(() => {
  fakeApi()
    .on(listDemoPeople, () => ({ items: [], password: '' }))
    .on(listDemoMessages, () => ({ items: [] }))
})

describe('a forgotten password', () => {
  const prove = async () => {
    const { user } = await renderApp('/forgotpassword')
    await user.type(await screen.findByRole('textbox', { name: '手机号或邮箱' }), '13800000003')
    await user.type(field('6 位验证码'), '314159')
    await user.click(screen.getByRole('button', { name: '下一步' }))
    await screen.findByRole('heading', { level: 1, name: '设置新密码' })
    return user
  }

  it('works without the picture, by the machine’s own work', async () => {
    const api = fakeApi()
      .on(startRobotCheck, () => robotCheck)
      .on(sendCheckedCode, () => ({ waitSeconds: 60 }))
    const { user } = await renderApp('/forgotpassword')
    await user.type(await screen.findByRole('textbox', { name: '手机号或邮箱' }), '13800000003')
    await user.click(screen.getByRole('button', { name: '获取验证码' }))
    await user.click(await screen.findByRole('button', { name: '看不清图？让浏览器算一会儿代替' }))
    await screen.findByText('如果 13800000003 注册过账号，验证码正在路上。')
    expect(api.calls(sendCheckedCode)[0]?.input).toMatchObject({ work: expect.stringMatching(/^\d+$/) })
  })

  it('is set anew after a code, and one signs in with it', async () => {
    const api = fakeApi()
      .on(checkCode, () => ({ ticket: 'ticket' }))
      .on(changePassword, () => ({}))
    const user = await prove()
    await typeNew(user, 'NewTide26')
    await user.click(screen.getByRole('button', { name: '保存新密码' }))
    await screen.findByText('密码已更新，请用新密码登录。')
    await screen.findByRole('heading', { level: 1, name: '登录' })
    expect(api.calls(changePassword)[0]?.input).toEqual({
      account: '13800000003',
      ticket: 'ticket',
      password: 'NewTide26',
      passwordAgain: 'NewTide26',
    })
  })

  it('keeps a password that is too common for correction, and starts over when the code is over', async () => {
    const api = fakeApi()
      .on(checkCode, () => ({ ticket: 'ticket' }))
      .on(changePassword, () => refuse(passwordProblems.common))
    const user = await prove()
    await typeNew(user, 'qwerty123')
    await user.click(screen.getByRole('button', { name: '保存新密码' }))
    await screen.findByText(passwordProblems.common.text.zh)
    expect(field('密码，6 到 16 个字符').value).toBe('qwerty123')
    api.on(changePassword, () => refuse(accountProblems.ticketOver))
    await user.click(screen.getByRole('button', { name: '保存新密码' }))
    await user.click(await screen.findByRole('button', { name: '获取验证码' }))
    await screen.findByRole('heading', { level: 1, name: '找回密码' })
  })
})

describe('changing the password', () => {
  it('is not for strangers', async () => {
    await renderApp('/modifypassword')
    await screen.findByRole('heading', { level: 1, name: '找回密码' })
  })

  it('takes the old one and a code, which is exchanged once', async () => {
    const api = fakeApi()
      .on(sendCheckedCode, () => ({ waitSeconds: 60 }))
      .on(checkCode, () => ({ ticket: 'ticket' }))
      .on(changePassword, () => refuse(accountProblems.wrongPassword))
      .on(readProfile, () => refuse(accountProblems.unknown))
    const { user } = await renderApp('/modifypassword', { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: '获取验证码' }))
    await user.type(field('当前密码'), 'wrong')
    await user.type(field('6 位验证码'), '314159')
    await typeNew(user, 'NewTide26')
    await user.click(screen.getByRole('button', { name: '修改密码' }))
    await screen.findByText(accountProblems.wrongPassword.text.zh)
    api.on(changePassword, () => ({}))
    await user.clear(field('当前密码'))
    await user.type(field('当前密码'), 'Sail2026')
    await user.click(screen.getByRole('button', { name: '修改密码' }))
    await screen.findByText('密码已更新。')
    expect(api.calls(checkCode)).toHaveLength(1)
    expect(api.calls(changePassword)[1]?.input).toMatchObject({ oldPassword: 'Sail2026', ticket: 'ticket' })
  })
})
