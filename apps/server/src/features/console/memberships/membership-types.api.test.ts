import { readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import {
  changeMembershipType,
  listMembershipTypes,
} from '@fairlead/contract/console/membership-types.endpoints.ts'
import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from '../../../testing/product.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

test('what a membership brings is changed for everybody who holds it, at once, and written down', async () => {
  const platform = await product.signIn('admin')
  const scholar = await product.signIn('scholar')
  const type = (await platform.call(listMembershipTypes)).data.items.find(({ tier }) => tier === 'scholar')
  if (!type) throw new Error('no Scholar')
  expect(type.people).toBeGreaterThan(0)
  const changed = { ...type, name: { en: 'Learner', zh: '学员' }, createsCommunities: true }
  const { data } = await platform.call(changeMembershipType, changed)
  expect(data.items.find(({ typeId }) => typeId === type.typeId)).toMatchObject({ name: { zh: '学员' } })
  const session = (await scholar.call(readSession)).data
  expect(session).toMatchObject({ tierName: '学员', abilities: { canCreateCommunity: true } })
  const [entry] = (await platform.call(readAuditLog, { limit: 1 })).data.items
  expect(entry).toMatchObject({ text: '修改了会员类型「学员」', detail: { before: { id: type.typeId } } })
})

test('only those who run the platform get there', async () => {
  for (const login of ['eadmin', 'mentor']) {
    const person = await product.signIn(login)
    expect((await person.call(listMembershipTypes)).code).toBe(403)
    const change = {
      typeId: 1,
      name: { en: 'x', zh: '' },
      freeChancesPerMonth: 99,
      ahaQuota: 0,
      createsDiscussions: true,
      createsCommunities: true,
      customThemes: true,
    }
    expect((await person.call(changeMembershipType, change)).code).toBe(403)
  }
  const platform = await product.signIn('admin')
  const [type] = (await platform.call(listMembershipTypes)).data.items
  if (!type) throw new Error('no types')
  expect((await platform.call(changeMembershipType, { ...type, typeId: 999 })).problem).toBe(
    'organization.notFound',
  )
  expect((await platform.call(changeMembershipType, { ...type, ahaQuota: -1 })).code).toBe(400)
})
