import { readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import {
  changePerson,
  grantRole,
  importPeople,
  listPeople,
  previewImport,
  revokeRole,
  suspendPerson,
} from '@fairlead/contract/console/people.endpoints.ts'
import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import { readSession, signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../demo/people.ts'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'

let product: Product
let yunfan: Person
let platform: Person
let learner: Person
let elsewhere: number

beforeAll(async () => {
  product = await openProduct({ started: true })
  yunfan = await product.signIn('eadmin')
  platform = await product.signIn('admin')
  learner = await product.signIn('noaha')
  elsewhere = (await product.signIn('emma')).userInfo.enterpriseUserId
})
afterAll(() => product.close())

const find = async (name: string, by = yunfan) => {
  const [person] = (await by.call(listPeople, { name })).data.items
  if (!person) throw new Error(`nobody is called ${name}`)
  return person
}
const lastEntry = async () => (await yunfan.call(readAuditLog, { limit: 1 })).data.items[0]?.text

describe('the list', () => {
  test('names everybody once over its pages, newest first, with what they are', async () => {
    const ids: number[] = []
    let cursor: string | undefined
    let people = 0
    do {
      const { data } = await yunfan.call(listPeople, { limit: 7, ...(cursor ? { cursor } : {}) })
      ids.push(...data.items.map(({ enterpriseUserId }) => enterpriseUserId))
      people = data.people
      cursor = data.nextCursor ?? undefined
    } while (cursor)
    expect(ids).toHaveLength(people)
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
    expect(ids).not.toContain(elsewhere)
    expect(await find('李晓慧')).toMatchObject({
      phone: '138****0003',
      email: 'x***@yunfan.example',
      department: '研发部',
      className: '2026 春新经理班',
      tier: 'scholar',
      isSuspended: false,
    })
  })

  test.each(['李晓', 'xiaohui', 'lxh', 'YF260003'])('finds by %s', async (name) => {
    expect((await find(name)).name).toBe('李晓慧')
  })

  test('a percent sign is a percent sign', async () => {
    expect((await yunfan.call(listPeople, { name: '%' })).data.items).toEqual([])
  })
})

describe('suspending', () => {
  test('ends the sessions of that identity at once, and letting in again opens the door', async () => {
    const shutOut = await product.signIn('leader')
    const { enterpriseUserId } = shutOut.userInfo
    const { data } = await yunfan.call(suspendPerson, { enterpriseUserId, suspended: true })
    expect(data.isSuspended).toBe(true)
    expect((await shutOut.call(readSession)).code).toBe(401)
    expect(await lastEntry()).toMatch(/^停用了赵明月/)
    expect((await yunfan.call(listPeople, { state: 'suspended' })).data.items).toHaveLength(1)
    await yunfan.call(suspendPerson, { enterpriseUserId, suspended: false })
    expect((await product.signIn('leader')).userInfo.enterpriseUserId).toBe(enterpriseUserId)
  })

  test('leaves the person their other identities', async () => {
    const { enterpriseUserId } = await find('李晓慧')
    await yunfan.call(suspendPerson, { enterpriseUserId, suspended: true })
    const personal = await product.signIn('scholar')
    expect(personal.userInfo.enterpriseName).toBe('个人学员')
    await yunfan.call(suspendPerson, { enterpriseUserId, suspended: false })
  })

  test('without another identity nobody gets in, and is told why', async () => {
    const sso = await product.signIn('leader')
    const input = { enterpriseUserId: sso.userInfo.enterpriseUserId, suspended: true }
    await yunfan.call(suspendPerson, input)
    const answer = await product.call(signInWithPassword, { account: 'leader', password: demoPassword })
    const other = answer.data.userInfo?.enterpriseUserId
    expect(other === input.enterpriseUserId).toBe(false)
    await yunfan.call(suspendPerson, { ...input, suspended: false })
  })

  test('is not for oneself', async () => {
    const { enterpriseUserId } = yunfan.userInfo
    expect((await yunfan.call(suspendPerson, { enterpriseUserId, suspended: true })).problem).toBe(
      'person.oneself',
    )
  })
})

describe('roles', () => {
  test('are granted once however often at a time, take effect at once, and end', async () => {
    const author = await product.signIn('elite')
    const input = {
      enterpriseUserId: author.userInfo.enterpriseUserId,
      role: 'author' as const,
      scopeKind: 'enterprise' as const,
      scopeId: yunfan.userInfo.enterpriseId,
    }
    const held = (await find('陈立行')).roles.length
    await Promise.all(Array.from({ length: 5 }, () => yunfan.call(grantRole, input)))
    expect((await find('陈立行')).roles).toHaveLength(held + 1)
    expect((await author.call(readSession)).data.abilities.console).toContain('authoring')
    const entries = (await yunfan.call(readAuditLog, { noun: 'member' })).data.items
    expect(entries.filter(({ text }) => text === '让陈立行担任云帆科技的内容作者')).toHaveLength(1)
    const { data } = await yunfan.call(revokeRole, input)
    expect(data.roles).toHaveLength(held)
    expect((await author.call(readSession)).data.abilities.console).not.toContain('authoring')
  })

  test('count only where the enterprise has something to say', async () => {
    const { enterpriseUserId } = await find('陈立行')
    const grant = (role: 'author' | 'platform_admin', scopeKind: 'enterprise' | 'class', scopeId: number) =>
      yunfan.call(grantRole, { enterpriseUserId, role, scopeKind, scopeId })
    const own = yunfan.userInfo.enterpriseId
    expect((await grant('author', 'enterprise', own + 1)).problem).toBe('organization.notFound')
    expect((await grant('author', 'class', 999_999)).problem).toBe('organization.notFound')
    expect((await grant('platform_admin', 'enterprise', own)).problem).toBe('person.aboveYou')
    const keys = { role: 'enterprise_admin', scopeKind: 'enterprise', scopeId: own } as const
    const { enterpriseUserId: self } = yunfan.userInfo
    expect((await yunfan.call(revokeRole, { enterpriseUserId: self, ...keys })).problem).toBe(
      'person.oneself',
    )
  })
})

test('a member gets another department, position and class, but none of another enterprise', async () => {
  const { enterpriseUserId, departmentId, position, classId } = await find('李晓慧')
  const before = { enterpriseUserId, departmentId, position, classId }
  const { data } = await yunfan.call(changePerson, { ...before, position: '产品总监', classId: null })
  expect(data).toMatchObject({ position: '产品总监', className: '' })
  const [foreign] = await product.sql<{ id: number }>(
    'select d.id from departments d join enterprises e on e.id = d.enterprise_id where e.key = $1',
    ['changhe'],
  )
  const answer = await yunfan.call(changePerson, { ...before, departmentId: foreign?.id ?? 0 })
  expect(answer.problem).toBe('organization.notFound')
  await yunfan.call(changePerson, before)
})

const goodRows = Array.from(
  { length: 27 },
  (_, number) => `新人${number},1390000${String(1000 + number)},,销售部,导购,`,
)
const file = [
  '姓名,手机,邮箱,部门,职位,班级',
  ...goodRows,
  ',13911110000,,销售部,,',
  '没有联系方式,,,销售部,,',
  '部门写错,13911110002,,火星部,,',
].join('\n')

describe('an import', () => {
  test('is looked at first, which changes nothing', async () => {
    const before = (await yunfan.call(listPeople)).data.people
    const { data } = await yunfan.call(previewImport, { csv: file })
    expect(data).toMatchObject({ good: 27, member: 0, bad: 3 })
    expect(data.rows.filter(({ state }) => state === 'bad')).toMatchObject([
      { line: 29, faults: ['noName'] },
      { line: 30, faults: ['noAddress'] },
      { line: 31, faults: ['unknownDepartment'] },
    ])
    expect((await yunfan.call(listPeople)).data.people).toBe(before)
  })

  test('brings in the good rows once, however often at a time, and invites each person', async () => {
    const before = (await yunfan.call(listPeople)).data.people
    const reports = await Promise.all(
      Array.from({ length: 3 }, () => yunfan.call(importPeople, { csv: file })),
    )
    expect(reports.map(({ data }) => data.good).sort()).toEqual([0, 0, 27])
    expect((await yunfan.call(listPeople)).data.people).toBe(before + 27)
    expect(await find('新人13')).toMatchObject({ department: '销售部', position: '导购', tier: 'sailor' })
    expect(await lastEntry()).toBe('从文件导入了 27 人，3 行没有导入')
    await expect
      .poll(
        () => product.sql("select 1 from outgoing_messages where body like '%云帆科技 邀请你加入领航%'"),
        { timeout: 15_000 },
      )
      .toHaveLength(27)
  })

  test('makes a member of somebody who has an account elsewhere, and keeps their name', async () => {
    const [emma] = await product.sql<{ phone: string }>("select phone from users where login = 'emma'")
    await yunfan.call(importPeople, { csv: `name,phone\nSomebody else,${emma?.phone}` })
    expect((await find('Emma')).name).toBe('Emma Clarke')
    expect((await product.signIn('emma')).userInfo.enterpriseUserId).toBe(elsewhere)
  })
})

test('a stranger gets nothing, and the people of others do not exist', async () => {
  const calls: [Endpoint, object][] = [
    [listPeople, {}],
    [previewImport, { csv: file }],
    [importPeople, { csv: file }],
  ]
  for (const [endpoint, input] of calls) {
    expect((await learner.call(endpoint, input)).code).toBe(403)
    const other = { ...input, enterpriseId: platform.userInfo.enterpriseId }
    expect((await yunfan.call(endpoint, other)).problem).toBe('administration.unknownEnterprise')
  }
  const role = { role: 'author', scopeKind: 'enterprise', scopeId: yunfan.userInfo.enterpriseId }
  const changes: [Endpoint, object][] = [
    [suspendPerson, { suspended: true }],
    [changePerson, { departmentId: null, classId: null, position: '' }],
    [grantRole, role],
    [revokeRole, role],
  ]
  for (const [endpoint, input] of changes)
    for (const [by, enterpriseUserId] of [
      [yunfan, elsewhere],
      [yunfan, 999_999],
      [learner, learner.userInfo.enterpriseUserId],
    ] as const)
      expect((await by.call(endpoint, { enterpriseUserId, ...input })).problem).toBe('person.notFound')
})

test('an administrator of the platform looks after every enterprise', async () => {
  const enterpriseId = yunfan.userInfo.enterpriseId
  expect((await platform.call(listPeople, { enterpriseId, name: '李晓慧' })).data.items).toHaveLength(1)
})
