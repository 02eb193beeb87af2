import { readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import {
  changeSettings,
  moveToClass,
  readOrganization,
  removeClass,
  removeDepartment,
  removePosition,
  saveClass,
  saveDepartment,
  savePosition,
} from '@fairlead/contract/console/organization.endpoints.ts'
import { listPeople } from '@fairlead/contract/console/people.endpoints.ts'
import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'

let product: Product
let yunfan: Person
let platform: Person
let learner: Person

beforeAll(async () => {
  product = await openProduct()
  yunfan = await product.signIn('eadmin')
  platform = await product.signIn('admin')
  learner = await product.signIn('scholar')
})
afterAll(() => product.close())

const read = async () => (await yunfan.call(readOrganization)).data
const lastEntry = async () => (await yunfan.call(readAuditLog, { limit: 1 })).data.items[0]?.text
const named = (zh: string, en = '') => ({ zh, en })

test('settings reach everybody at once', async () => {
  const { name, settings } = await read()
  expect((await learner.call(readSession)).data.opensInPlace).toBe(true)
  const changed = { name: named('云帆集团', 'Yunfan Group'), settings: { ...settings, opensInPlace: false } }
  await yunfan.call(changeSettings, changed)
  expect((await learner.call(readSession)).data).toMatchObject({
    opensInPlace: false,
    enterpriseName: '云帆集团',
  })
  expect(await lastEntry()).toBe('修改了云帆集团的设置')
  await yunfan.call(changeSettings, { name, settings })
})

test('departments make a tree that stays one', async () => {
  const id = async (zh: string) =>
    (await read()).departments.find(({ name }) => name.zh === zh)?.departmentId ?? 0
  const sales = await id('销售部')
  const save = (input: object) => yunfan.call(saveDepartment, { parentId: null, name: named(''), ...input })
  expect((await save({ parentId: sales, name: named('大客户组') })).code).toBe(200)
  const accounts = await id('大客户组')
  expect((await save({ departmentId: sales, parentId: accounts, name: named('销售部') })).problem).toBe(
    'organization.belowItself',
  )
  expect((await save({ parentId: sales, name: named('大客户组') })).problem).toBe('organization.nameTaken')
  expect((await save({ parentId: null, name: named('大客户组') })).code).toBe(200)
  expect((await save({ parentId: 999_999, name: named('x') })).problem).toBe('organization.notFound')
  expect((await save({ name: named('') })).code).toBe(400)
  expect((await yunfan.call(removeDepartment, { departmentId: sales })).problem).toBe('organization.hasParts')
  expect((await yunfan.call(removeDepartment, { departmentId: accounts })).code).toBe(200)
  expect(await lastEntry()).toBe('删除了部门「大客户组」')
})

test('two at once cannot take the same name', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => yunfan.call(saveDepartment, { parentId: null, name: named('法务部') })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect((await read()).departments.filter(({ name }) => name.zh === '法务部')).toHaveLength(1)
})

test('a position renamed is renamed for those who hold it', async () => {
  const position = (await read()).positions.find(({ name }) => name.zh === '产品组长')
  expect(position?.people).toBeGreaterThan(0)
  const positionId = position?.positionId ?? 0
  await yunfan.call(savePosition, { positionId, name: named('产品负责人', 'Product Lead') })
  expect((await learner.call(readSession)).data.position).toBe('产品负责人')
  await yunfan.call(removePosition, { positionId })
  expect((await learner.call(readSession)).data.position).toBe('产品负责人')
  expect((await yunfan.call(savePosition, { positionId, name: named('x') })).problem).toBe(
    'organization.notFound',
  )
})

test('a class is created, filled, emptied and removed', async () => {
  await yunfan.call(saveClass, { name: named('夜校', 'Night School') })
  const classId = (await read()).classes.find(({ name }) => name.zh === '夜校')?.classId ?? 0
  const people = (await yunfan.call(listPeople, { limit: 3 })).data.items
  const enterpriseUserIds = people.map(({ enterpriseUserId }) => enterpriseUserId)
  const outsider = (await product.signIn('emma')).userInfo.enterpriseUserId
  const filled = await yunfan.call(moveToClass, {
    classId,
    enterpriseUserIds: [...enterpriseUserIds, outsider],
    joins: true,
  })
  expect(filled.data.classes.find((one) => one.classId === classId)?.people).toBe(3)
  expect(await lastEntry()).toMatch(/^把.+加入了班级「夜校」$/)
  const one = await yunfan.call(moveToClass, { classId, enterpriseUserIds: [outsider], joins: true })
  expect(one.problem).toBe('organization.notFound')
  const left = await yunfan.call(moveToClass, {
    classId,
    enterpriseUserIds: enterpriseUserIds.slice(0, 1),
    joins: false,
  })
  expect(left.data.classes.find((each) => each.classId === classId)?.people).toBe(2)
  await yunfan.call(removeClass, { classId })
  const after = (await yunfan.call(listPeople, { limit: 3 })).data.items
  expect(after.every(({ classId: held }) => held !== classId)).toBe(true)
})

test('nobody reaches into what they do not look after', async () => {
  const { departments, positions, classes, settings } = await read()
  const name = named('x')
  const calls: [Endpoint, object][] = [
    [readOrganization, {}],
    [changeSettings, { name, settings }],
    [saveDepartment, { name, parentId: null }],
    [removeDepartment, { departmentId: departments[0]?.departmentId }],
    [savePosition, { name }],
    [removePosition, { positionId: positions[0]?.positionId }],
    [saveClass, { name }],
    [removeClass, { classId: classes[0]?.classId }],
    [moveToClass, { classId: classes[0]?.classId, enterpriseUserIds: [1], joins: true }],
  ]
  for (const [endpoint, input] of calls) {
    expect((await learner.call(endpoint, input)).code).toBe(403)
    const other = { ...input, enterpriseId: platform.userInfo.enterpriseId }
    expect((await yunfan.call(endpoint, other)).problem).toBe('administration.unknownEnterprise')
  }
  const foreign = {
    enterpriseId: platform.userInfo.enterpriseId,
    departmentId: departments[0]?.departmentId ?? 0,
  }
  expect((await platform.call(removeDepartment, foreign)).problem).toBe('organization.notFound')
})
