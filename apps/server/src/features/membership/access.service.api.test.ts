import { readResourcePermission, unlockLesson } from '@fairlead/contract/membership/membership.endpoints.ts'
import { accessProblems } from '@fairlead/contract/membership/membership.errors.ts'
import { FREE_CHANCES_PER_MONTH } from '@fairlead/contract/membership/membership.schema.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCalendar } from '../../platform/clock/calendar.ts'
import { settableClock } from '../../platform/clock/clock.ts'
import { openProduct, type Product } from '../../testing/product.ts'
import { createEnterprisesRepository } from '../enterprises/public.ts'
import type { Viewer } from '../identity/public.ts'
import { createAccessRepository } from './access.repository.ts'
import { type AccessService, createAccessService, type ResourceFacts } from './access.service.ts'
import { createMembershipRepository } from './membership.repository.ts'
import { createPeopleService } from './people.service.ts'

const LESSON = 1401
const ARTICLE = 1402
/** A quarter to midnight in Shanghai on the last day of a month, which is still the afternoon in London. */
const clock = settableClock(new Date('2026-11-30T15:45:00Z'))

let product: Product
let access: AccessService

const lesson = (code: string, changes: Partial<ResourceFacts> = {}): ResourceFacts => ({
  resourceType: LESSON,
  code,
  enterpriseIds: null,
  groups: [],
  isFree: false,
  bundle: 'feedback',
  opensAt: null,
  ...changes,
})

const shelf = new Map<string, ResourceFacts>()
const enterpriseId = async (key: string) => {
  const [row] = await product.sql<{ id: number }>('select id from enterprises where key = $1', [key])
  return Number(row?.id)
}

beforeAll(async () => {
  product = await openProduct({ clock })
  const { database } = product.app
  access = createAccessService({
    database,
    clock,
    calendar: createCalendar('Asia/Shanghai'),
    repository: createAccessRepository(database),
    enterprises: createEnterprisesRepository(database),
  })
  for (const type of [LESSON, ARTICLE])
    access.registerResources(type, async ({ code }) => {
      const found = shelf.get(code)
      return found?.resourceType === type ? found : undefined
    })
  const changhe = await enterpriseId('changhe')
  const yunfan = await enterpriseId('yunfan')
  const put = (resource: ResourceFacts) => shelf.set(resource.code, resource)
  for (let n = 1; n <= 20; n += 1) put(lesson(`lesson-${n}`))
  put(lesson('free', { isFree: true }))
  put(lesson('tomorrow', { opensAt: new Date('2026-12-01T00:00:00Z') }))
  put(lesson('of-changhe', { enterpriseIds: [changhe] }))
  put(lesson('of-yunfan', { enterpriseIds: [yunfan] }))
  put(lesson('hiring-1', { bundle: 'hiring' }))
  put(lesson('an-article', { resourceType: ARTICLE }))
  // Two more guests beside the two of the demo.
  await product.sql(
    `update memberships set type_id = 1 where enterprise_user_id in (
       select m.id from enterprise_users m join users u on u.id = m.user_id where u.login in ('p29', 'p30'))`,
  )
  await product.sql(
    `insert into resource_authorisations select 'department', d.id, 'hiring' from departments d
      where d.enterprise_id = $1 and d.name->>'en' = 'Supply Chain'`,
    [changhe],
  )
})
afterAll(() => product.close())

/** A member of the demo as a session would know them. */
const viewer = async (login: string, enterprise: string): Promise<Viewer> => {
  const { database } = product.app
  const people = createPeopleService({
    clock,
    invalidations: { on: () => undefined } as never,
    enterprises: createEnterprisesRepository(database),
    memberships: createMembershipRepository(database),
    search: undefined as never,
    namesOf: async () => new Map(),
  })
  const [row] = await product.sql<{ id: number; userId: number }>(
    `select m.id, u.id as "userId" from enterprise_users m join users u on u.id = m.user_id join enterprises e on e.id = m.enterprise_id
      where u.login = $1 and e.key = $2`,
    [login, enterprise],
  )
  const standing = await people.standingOf(Number(row?.id))
  return { ...standing, userId: Number(row?.userId) } as Viewer
}

const ask = (who: Viewer, code: string, resourceType = LESSON) =>
  access.permissionFor(who, { resourceType, code })

describe('resourcePermissions', () => {
  it('opens for members, and counts nothing', async () => {
    expect(await ask(await viewer('scholar', 'yunfan'), 'lesson-1')).toEqual({
      permission: 1,
      remainingAmount: -1,
      chancesPerMonth: -1,
      reason: 'open',
      enterpriseUserId: 0,
    })
  })

  it('tells a guest how many chances are left, and offers none for articles', async () => {
    const guest = await viewer('p29', 'personal')
    const left = {
      permission: 0,
      remainingAmount: FREE_CHANCES_PER_MONTH,
      chancesPerMonth: FREE_CHANCES_PER_MONTH,
      enterpriseUserId: 0,
    }
    expect(await ask(guest, 'lesson-1')).toEqual({ ...left, reason: 'chance' })
    expect(await ask(guest, 'an-article', ARTICLE)).toEqual({ ...left, reason: 'not-yet-open' })
    expect(await ask(guest, 'free')).toMatchObject({ permission: 1, reason: 'open' })
    expect(await ask(guest, 'tomorrow')).toMatchObject({ permission: 0, reason: 'not-yet-open' })
  })

  it('asks for the group where the enterprise wants that, and departments count with those below', async () => {
    const inSupplyChain = await viewer('emma', 'changhe')
    const inPlantBelow = await viewer('p24', 'changhe')
    const elsewhere = await viewer('p26', 'changhe')
    expect(await ask(inSupplyChain, 'lesson-1')).toMatchObject({ reason: 'group-not-authorised' })
    expect(await ask(inSupplyChain, 'hiring-1')).toMatchObject({ reason: 'open' })
    expect(await ask(inPlantBelow, 'hiring-1')).toMatchObject({ reason: 'open' })
    expect(await ask(elsewhere, 'hiring-1')).toMatchObject({ reason: 'group-not-authorised' })
  })

  it('says "not yet open" to a member of no company, "not authorised" to a colleague', async () => {
    expect(await ask(await viewer('scholar', 'personal'), 'tomorrow')).toMatchObject({
      reason: 'not-yet-open',
    })
    expect(await ask(await viewer('scholar', 'yunfan'), 'tomorrow')).toMatchObject({
      reason: 'group-not-authorised',
    })
  })

  it('hides what another enterprise keeps to itself like a code that does not exist', async () => {
    const stranger = await viewer('scholar', 'yunfan')
    for (const code of ['of-changhe', 'no-such-lesson', 'an-article'])
      await expect(ask(stranger, code)).rejects.toMatchObject({ definition: accessProblems.unknown })
    await expect(access.permissionFor(stranger, { resourceType: 9, code: 'lesson-1' })).rejects.toMatchObject(
      {
        definition: accessProblems.unknown,
      },
    )
  })

  it('names the identity that a link belongs to', async () => {
    const personal = await viewer('scholar', 'personal')
    const { enterpriseUserId } = await viewer('scholar', 'yunfan')
    expect(await ask(personal, 'of-yunfan')).toMatchObject({
      permission: 0,
      reason: 'other-identity',
      enterpriseUserId,
    })
  })

  it('decides a whole list at once, in order', async () => {
    const resources = ['lesson-1', 'free', 'of-changhe', 'of-yunfan', 'tomorrow'].flatMap(
      (code) => shelf.get(code) ?? [],
    )
    expect(await access.verdictsFor(undefined, resources)).toEqual([
      'sign-in',
      'open',
      'unknown',
      'unknown',
      'sign-in',
    ])
    expect(await access.verdictsFor(await viewer('p29', 'personal'), resources)).toEqual([
      'chance',
      'open',
      'unknown',
      'unknown',
      'not-yet-open',
    ])
  })
})

describe('lessonAuth', () => {
  it('spends one chance, keeps the lesson open, and costs nothing the second time', async () => {
    const guest = await viewer('sailor', 'personal')
    await product.sql('delete from chance_months')
    expect(await access.unlockLesson(guest, 'lesson-1', undefined)).toEqual({
      permission: 1,
      remainingAmount: 2,
    })
    expect(await access.unlockLesson(guest, 'lesson-1', undefined)).toEqual({
      permission: 1,
      remainingAmount: 2,
    })
    expect(await ask(guest, 'lesson-1')).toMatchObject({ permission: 1, remainingAmount: 2 })
  })

  it('refuses what no chance can open, and spends nothing', async () => {
    const guest = await viewer('sailor', 'personal')
    const refused = (code: string) => access.unlockLesson(guest, code, undefined)
    await expect(refused('tomorrow')).rejects.toMatchObject({ definition: accessProblems.notYetOpen })
    await expect(refused('of-changhe')).rejects.toMatchObject({ definition: accessProblems.unknown })
    await expect(refused('an-article')).rejects.toMatchObject({ definition: accessProblems.unknown })
    expect(await access.chancesLeft(guest)).toBe(2)
  })

  it('twenty calls at once with one chance left open exactly one lesson', async () => {
    const guest = await viewer('p29', 'personal')
    await access.unlockLesson(guest, 'lesson-1', undefined)
    await access.unlockLesson(guest, 'lesson-2', undefined)
    expect(await access.chancesLeft(guest)).toBe(1)
    const codes = Array.from({ length: 18 }, (_, n) => `lesson-${n + 3}`)
    const outcomes = await Promise.allSettled(
      [...codes, 'hiring-1', 'lesson-3'].map((code) => access.unlockLesson(guest, code, undefined)),
    )
    const opened = await product.sql<{ code: string }>(
      'select lesson_code as code from unlocked_lessons where enterprise_user_id = $1',
      [guest.enterpriseUserId],
    )
    expect(opened).toHaveLength(FREE_CHANCES_PER_MONTH)
    expect(await access.chancesLeft(guest)).toBe(0)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ definition: accessProblems.chancesUsedUp })
  })

  it('the same lesson twenty times at once costs one chance', async () => {
    const guest = await viewer('p30', 'personal')
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => access.unlockLesson(guest, 'lesson-9', undefined)),
    )
    expect(new Set(outcomes.map(({ remainingAmount }) => remainingAmount))).toEqual(new Set([2]))
    expect(await access.chancesLeft(guest)).toBe(2)
  })

  it('begins anew when the month ends in Shanghai', async () => {
    const guest = await viewer('sailor0', 'personal')
    for (const code of ['lesson-1', 'lesson-2', 'lesson-3']) {
      await access.unlockLesson(guest, code, undefined).catch(() => undefined)
    }
    clock.set(new Date('2026-11-30T15:59:59Z'))
    expect(await ask(guest, 'lesson-4')).toMatchObject({ reason: 'used-up', remainingAmount: 0 })
    expect(await ask(guest, 'lesson-1')).toMatchObject({ permission: 1 })
    clock.set(new Date('2026-11-30T16:00:00Z'))
    expect(await ask(guest, 'lesson-4')).toMatchObject({ reason: 'chance', remainingAmount: 3 })
    expect(await ask(guest, 'lesson-1')).toMatchObject({ permission: 0, reason: 'chance' })
    clock.set(new Date('2026-11-30T15:45:00Z'))
  })
})

describe('over the wire', () => {
  it('both calls answer an unknown code with the same problem', async () => {
    const guest = await product.signIn('sailor')
    const read = await guest.call(readResourcePermission, { toolbarCode: LESSON, resourcesCode: 'nothing' })
    const spent = await guest.call(unlockLesson, { lessonCode: 'nothing' })
    expect([read.problem, spent.problem]).toEqual(['access.unknown', 'access.unknown'])
  })

  it('both calls want a session', async () => {
    expect((await product.call(unlockLesson, { lessonCode: 'lesson-1' })).status).toBe(401)
  })
})
