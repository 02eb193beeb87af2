import { readProfile } from '@fairlead/contract/identity/profile.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
})
afterAll(() => product.close())

describe('a person’s page', () => {
  test('is one’s own without a studentId', async () => {
    const { data } = await scholar.call(readProfile)
    expect(data).toMatchObject({ name: '李晓慧', isOwn: true, studentId: scholar.userInfo.studentId })
    expect(data.tags.length).toBeGreaterThan(0)
  })

  test('shows a colleague as they want to be seen', async () => {
    const leader = await product.signIn('leader')
    const { data } = await scholar.call(readProfile, { studentId: leader.userInfo.studentId })
    expect(data).toMatchObject({ name: '赵明月', isOwn: false, hiddenTabs: ['aha'] })
    expect((await leader.call(readProfile)).data.hiddenTabs).toEqual([])
  })

  test('of another enterprise, of nobody, or of one who has left, is the same nothing', async () => {
    const emma = await product.signIn('emma')
    const stranger = await scholar.call(readProfile, { studentId: emma.userInfo.studentId })
    const nobody = await scholar.call(readProfile, { studentId: 'NOBODY' })
    expect(stranger.problem).toBe('account.unknown')
    expect(nobody).toEqual(stranger)
    await product.sql(`update enterprise_users set left_at = now() where student_id = 'YF260006'`)
    expect(await scholar.call(readProfile, { studentId: 'YF260006' })).toEqual(stranger)
  })
})
