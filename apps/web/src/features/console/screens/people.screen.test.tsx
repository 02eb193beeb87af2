import { listAdministeredEnterprises } from '@fairlead/contract/console/console.endpoints.ts'
import { importProblems } from '@fairlead/contract/console/console.errors.ts'
import { readOrganization } from '@fairlead/contract/console/organization.endpoints.ts'
import {
  grantRole,
  importPeople,
  listPeople,
  previewImport,
  suspendPerson,
} from '@fairlead/contract/console/people.endpoints.ts'
import type { ImportRow, ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const person = (parts: Partial<ManagedPerson> = {}): ManagedPerson => ({
  enterpriseUserId: 30,
  name: '李晓慧',
  avatar: '',
  phone: '138****0003',
  email: '',
  studentId: 'YF260003',
  departmentId: 1,
  department: '研发部',
  position: '产品组长',
  classId: null,
  className: '',
  tier: 'scholar',
  tierName: '学者',
  roles: [],
  isSuspended: false,
  joinedAt: '2026-01-05T08:00:00.000Z',
  abilities: { canSuspend: true },
  ...parts,
})
const row = (parts: Partial<ImportRow>): ImportRow => ({
  line: 2,
  name: '新人',
  phone: '13900000000',
  email: '',
  department: '销售部',
  position: '',
  className: '',
  state: 'good',
  faults: [],
  ...parts,
})
const report = {
  rows: [row({}), row({ line: 3, name: '', state: 'bad', faults: ['noName'] })],
  good: 1,
  member: 0,
  bad: 1,
  ignoredColumns: [],
}

beforeEach(() => {
  fakeApi()
    .on(listAdministeredEnterprises, () => ({ items: [] }))
    .on(readOrganization, () => ({
      enterpriseId: 2,
      name: { en: 'Yunfan', zh: '云帆科技' },
      settings: {
        opensInPlace: true,
        noAccessVariant: 'default' as const,
        customLessonPage: false,
        needsGroupAuthorisation: false,
      },
      departments: [{ departmentId: 1, parentId: null, name: { en: 'R&D', zh: '研发部' }, people: 3 }],
      positions: [],
      classes: [{ classId: 5, name: { en: '', zh: '新经理班' }, people: 0 }],
    }))
    .on(listPeople, ({ name }) => ({
      items: name === '没有' ? [] : [person()],
      nextCursor: null,
      people: 19,
    }))
})

const openPerson = async () => {
  const { user } = await renderApp('/console/people', { as: people.administrator })
  await user.click(await screen.findByRole('button', { name: /李晓慧/ }))
  return { user, drawer: await screen.findByRole('dialog') }
}

it('searches, and leads out of an empty result', async () => {
  const { user } = await renderApp('/console/people', { as: people.administrator })
  await screen.findByRole('button', { name: /李晓慧/ })
  await user.type(screen.getByRole('searchbox'), '没有')
  await user.click(await screen.findByRole('button', { name: '查看所有人' }))
  await screen.findByRole('button', { name: /李晓慧/ })
})

it('asks before it shuts somebody out, and shows it at once', async () => {
  const api = fakeApi().on(suspendPerson, ({ suspended }) => person({ isSuspended: suspended }))
  const { user, drawer } = await openPerson()
  await user.click(within(drawer).getByRole('button', { name: '停用' }))
  const question = await screen.findByRole('dialog', { name: '停用李晓慧？' })
  expect(api.calls(suspendPerson)).toHaveLength(0)
  await user.click(within(question).getByRole('button', { name: '停用' }))
  await within(drawer).findByRole('button', { name: '恢复' })
  expect(api.calls(suspendPerson)[0]?.input).toEqual({ enterpriseUserId: 30, suspended: true })
})

it('gives a role in a class', async () => {
  const api = fakeApi().on(grantRole, ({ role, scopeKind, scopeId }) =>
    person({ roles: [{ role, scopeKind, scopeId, scopeName: '新经理班', canRevoke: true }] }),
  )
  const { user, drawer } = await openPerson()
  await user.selectOptions(within(drawer).getByRole('combobox', { name: '角色' }), '助教')
  await user.selectOptions(within(drawer).getByRole('combobox', { name: '范围' }), '新经理班')
  await user.click(within(drawer).getByRole('button', { name: '授予这个角色' }))
  await within(drawer).findByRole('button', { name: '取消助教角色' })
  expect(api.calls(grantRole)[0]?.input).toMatchObject({ scopeKind: 'class', scopeId: 5 })
})

it('shows what would become of a table before it does anything, and keeps the table when it fails', async () => {
  let isBroken = true
  const api = fakeApi()
    .on(previewImport, () => (isBroken ? refuse(importProblems.noNames) : report))
    .on(importPeople, () => report)
  const { user } = await renderApp('/console/people', { as: people.administrator })
  await user.click(await screen.findByRole('button', { name: '用文件批量邀请' }))
  const drawer = await screen.findByRole('dialog')
  const table = within(drawer).getByRole('textbox', { name: '也可以直接粘贴表格' })
  await user.type(table, '手机')
  await user.click(within(drawer).getByRole('button', { name: '检查表格' }))
  await screen.findByText(importProblems.noNames.text.zh)
  expect(table).toHaveProperty('value', '手机')
  isBroken = false
  await user.click(within(drawer).getByRole('button', { name: '检查表格' }))
  await within(drawer).findByText('缺少姓名')
  expect(api.calls(importPeople)).toHaveLength(0)
  await user.click(within(drawer).getByRole('button', { name: '邀请 1 人' }))
  await within(drawer).findByRole('heading', { name: '已邀请 1 人' })
  within(drawer).getByText('缺少姓名')
})
