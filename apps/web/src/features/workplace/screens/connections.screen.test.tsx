import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import {
  listConnections,
  removeConnection,
  saveConnection,
} from '@fairlead/contract/workplace/connections.endpoints.ts'
import type { Connection } from '@fairlead/contract/workplace/connections.schema.ts'
import { connectionProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const admin: UserInfo = {
  ...people.administrator,
  abilities: { ...people.administrator.abilities, console: ['connections'] },
}
const feishu: Connection = {
  connectionId: 5,
  enterpriseId: 2,
  enterpriseName: '云帆科技',
  kind: 'feishu',
  tenantKey: 'tenant-1',
  appId: 'cli_1',
  address: '',
  appDetail: '',
  trustsPhones: true,
  enabled: true,
  simulated: false,
}

beforeEach(() => {
  fakeApi().on(listConnections, () => ({
    items: [feishu, { ...feishu, connectionId: 6, kind: 'wecom', simulated: true }],
    enterprises: [{ enterpriseId: 2, name: '云帆科技' }],
  }))
})

const open = async () => {
  const { user } = await renderApp('/console/connections', { as: admin })
  await screen.findByRole('heading', { name: '飞书' })
  return user
}

it('connects a company, and what was typed survives a refusal', async () => {
  fakeApi().on(saveConnection, () => refuse(connectionProblems.taken))
  const user = await open()
  await user.click(screen.getByRole('button', { name: '新建接入' }))
  const drawer = within(await screen.findByRole('dialog', { name: '新建接入' }))
  await user.selectOptions(drawer.getByLabelText('登录方式'), 'oidc')
  await user.type(drawer.getByLabelText('企业代码'), 'yunfan')
  await user.type(drawer.getByLabelText('应用 ID'), 'fairlead')
  await user.type(drawer.getByLabelText('密钥'), 'a-client-secret')
  await user.type(drawer.getByLabelText('地址'), 'https://idp.example')
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await screen.findByText(connectionProblems.taken.text.zh)
  expect(fakeApi().calls(saveConnection)[0]?.input).toMatchObject({
    enterpriseId: 2,
    kind: 'oidc',
    tenantKey: 'yunfan',
    secret: 'a-client-secret',
    trustsPhones: false,
    enabled: true,
  })
  fakeApi().on(saveConnection, () => feishu)
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await screen.findByText('已保存')
})

it('changes one without asking for its secret again, but not those of the demo', async () => {
  fakeApi().on(saveConnection, () => feishu)
  const user = await open()
  expect(screen.getAllByRole('button', { name: '修改' })).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: '修改' }))
  const drawer = within(await screen.findByRole('dialog', { name: '修改接入' }))
  await user.click(drawer.getByLabelText('启用'))
  await user.click(drawer.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(fakeApi().calls(saveConnection)).toHaveLength(1))
  const input = fakeApi().calls(saveConnection)[0]?.input
  expect(input).toMatchObject({ connectionId: 5, enabled: false, trustsPhones: true })
  expect(input).not.toHaveProperty('secret')
})

it('cuts one after asking', async () => {
  fakeApi().on(removeConnection, () => ({}))
  const user = await open()
  await user.click(screen.getAllByRole('button', { name: '断开' })[0] as HTMLElement)
  const question = within(await screen.findByRole('dialog', { name: '断开这条接入？' }))
  await user.click(question.getByRole('button', { name: '断开' }))
  await screen.findByText('已断开')
  expect(fakeApi().calls(removeConnection)[0]?.input).toEqual({ connectionId: 5 })
})
