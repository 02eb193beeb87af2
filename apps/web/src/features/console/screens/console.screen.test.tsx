import { listAdministeredEnterprises, readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const entry = (auditId: number) => ({
  auditId,
  at: '2026-03-02T08:00:00.000Z',
  enterpriseName: '云帆科技',
  actorName: '郑岚',
  actorAvatar: '',
  action: 'credential.revoked',
  text: `撤销了密钥「第 ${auditId} 个」`,
  detail: { key: 'k1' },
})

beforeEach(() => {
  fakeApi()
    .on(listAdministeredEnterprises, () => ({
      items: [{ enterpriseId: 2, name: '云帆科技', isDefault: false }],
    }))
    .on(readAuditLog, ({ cursor, noun }) => ({
      items: noun === 'post' ? [] : [entry(cursor ? 1 : 2)],
      nextCursor: cursor ? null : '2',
      nouns: ['credential', 'post', 'tide'],
      actors: [{ actorId: 130, name: '郑岚' }],
    }))
})

it('offers exactly the sections the server opened, and what changed lately', async () => {
  await renderApp('/console', { as: people.administrator })
  const navigation = await screen.findByRole('navigation', { name: '管理后台栏目' })
  expect(within(navigation).getByRole('link', { name: '审计日志' })).toBeTruthy()
  await screen.findByText('撤销了密钥「第 2 个」', { exact: false })
})

it('is closed to learners, and says so on every page of it', async () => {
  for (const path of ['/console', '/console/audit']) {
    await renderApp(path, { as: people.scholar })
    await screen.findAllByText('这个栏目没有对你开放')
  }
  expect(fakeApi().calls(readAuditLog)).toHaveLength(0)
})

it('shows the log, goes on, filters, and leads out of an empty result', async () => {
  const { user } = await renderApp('/console/audit', { as: people.administrator })
  await screen.findByText('撤销了密钥「第 2 个」', { exact: false })
  await user.click(screen.getByRole('button', { name: '加载更多' }))
  await screen.findByText('撤销了密钥「第 1 个」', { exact: false })
  await screen.findByText('没有更多了')
  const about = screen.getByRole('combobox', { name: '对象' })
  expect(within(about).getByRole('option', { name: 'tide' })).toBeTruthy()
  await user.selectOptions(about, '动态')
  await user.click(await screen.findByRole('button', { name: '查看全部' }))
  await screen.findByText('撤销了密钥「第 2 个」', { exact: false })
})
