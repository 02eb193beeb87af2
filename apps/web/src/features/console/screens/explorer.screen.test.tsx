import { listAdministeredEnterprises } from '@fairlead/contract/console/console.endpoints.ts'
import { exploreRecord, readRecordTimeline } from '@fairlead/contract/xapi/explorer.endpoints.ts'
import { issueCredential, listCredentials } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const entry = (parts = {}) => ({
  statementId: 'f1',
  at: '2026-03-02T08:00:00.000Z',
  sentence: { en: 'Li Xiaohui completed “Feedback”', zh: '李晓慧学完了「反馈」' },
  personName: '李晓慧',
  personAvatar: '',
  enterpriseUserId: 30,
  verb: 'https://a.example/completed',
  activity: 'https://a.example/feedback',
  activityName: '反馈',
  statement: { id: 'f1' },
  ...parts,
})

beforeEach(() => {
  fakeApi().on(listAdministeredEnterprises, () => ({ items: [] }))
})

it('tells sentences, narrows to a person and an activity, and leads back', async () => {
  const api = fakeApi()
    .on(exploreRecord, ({ activity }) => ({ items: activity ? [] : [entry()], nextCursor: null }))
    .on(readRecordTimeline, () => ({
      days: [{ day: '2026-03-02', count: 3 }],
      verbs: [{ id: 'https://a.example/completed', en: 'completed', zh: '学完了' }],
    }))
  const { user } = await renderApp('/console/records', { as: people.administrator })
  await screen.findByText('李晓慧学完了「反馈」')
  await user.click(screen.getByRole('button', { name: '只看李晓慧' }))
  await screen.findByRole('button', { name: '李晓慧' })
  expect(api.calls(exploreRecord).at(-1)?.input).toMatchObject({ enterpriseUserId: 30 })
  await user.click(await screen.findByRole('button', { name: '只看「反馈」' }))
  await user.click(await screen.findByRole('button', { name: '查看全部' }))
  await screen.findByText('李晓慧学完了「反馈」')
  expect(screen.queryByRole('button', { name: '李晓慧' })).toBeNull()
})

it('shows the secret of a new key once', async () => {
  const credential = {
    credentialId: 1,
    label: '报表',
    key: 'k1',
    scopes: ['statements/read' as const],
    createdAt: '2026-03-02T08:00:00.000Z',
    revokedAt: null,
  }
  let isIssued = false
  const api = fakeApi()
    .on(listCredentials, () => ({ items: isIssued ? [credential] : [] }))
    .on(issueCredential, () => {
      isIssued = true
      return { credential, secret: 'told-only-now' }
    })
  const { user } = await renderApp('/console/keys', { as: people.administrator })
  await user.click(await screen.findByRole('button', { name: '签发密钥' }))
  const drawer = await screen.findByRole('dialog')
  const issue = within(drawer).getByRole('button', { name: '签发密钥' })
  await user.type(within(drawer).getByRole('textbox', { name: '用在哪里？' }), '报表')
  expect(issue).toHaveProperty('disabled', true)
  await user.click(within(drawer).getByRole('checkbox', { name: '读取全部记录' }))
  await user.click(issue)
  await within(drawer).findByText('told-only-now')
  expect(api.calls(issueCredential)[0]?.input).toEqual({ label: '报表', scopes: ['statements/read'] })
  await user.click(within(drawer).getByRole('button', { name: '我已经复制好了' }))
  await screen.findByRole('table', { name: '记录库密钥' })
  expect(screen.queryByText('told-only-now')).toBeNull()
})
