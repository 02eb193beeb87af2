import {
  announce,
  clockIn,
  createCommunity,
  decideJoinRequest,
  editCommunity,
  handOverCommunity,
  inviteToCommunity,
  joinCommunity,
  leaveCommunity,
  listAnnouncements,
  listClassmates,
  listCommunities,
  listJoinRequests,
  listMembers,
  readClass,
  readCommunity,
  readGroupWork,
  readInvitation,
  removeMember,
  uploadMinutes,
  withdrawJoinRequest,
} from '@fairlead/contract/communities/communities.endpoints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person
let leader: Person
let mentor: Person
let emma: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  leader = await product.signIn('leader')
  mentor = await product.signIn('mentor')
  emma = await product.signIn('emma', 'en')
})
afterAll(() => product.close())

const idOf = async (name: string): Promise<number> => {
  const [row] = await product.sql<{ id: string }>(`select id from communities where name->>'zh' = $1`, [name])
  return Number(row?.id)
}
const stateOf = async (person: Person, munityId: number) =>
  (await person.call(readCommunity, { munityId })).data.joinState
const countRows = async (munityId: number) => {
  const [row] = await product.sql<{ rows: number; counted: number }>(
    `select (select count(*)::int from community_members where community_id = $1 and left_at is null) as rows,
            (select member_num from communities where id = $1) as counted`,
    [munityId],
  )
  return row
}
/** A fresh community of the mentor's, so that tests do not disturb each other. */
const found = async (form: Partial<Parameters<typeof mentor.call<typeof createCommunity>>[1]> = {}) => {
  const { data } = await mentor.call(createCommunity, {
    kind: 'community',
    name: `试 ${Math.random().toString(36).slice(2, 9)}`,
    ...form,
  })
  return data.munityId
}

describe('finding', () => {
  test('shows one’s own and the others of one’s enterprise, and nobody else’s', async () => {
    const { data } = await scholar.call(listCommunities)
    const mine = data.mine.map((card) => card.name)
    expect(mine).toContain('新经理俱乐部')
    expect(mine).toContain('一对一练习组')
    expect(data.others.map((card) => card.name)).toContain('数据讲故事组')
    expect([...data.mine, ...data.others].map((card) => card.name)).not.toContain('一线班组')
  })

  test('says how one stands to each: member, leader, pending, rejected, none', async () => {
    const { data } = await scholar.call(listCommunities)
    const states = Object.fromEntries(
      [...data.mine, ...data.others].map((card) => [card.name, card.joinState]),
    )
    expect(states).toMatchObject({
      晨读打卡组: 'member',
      难谈话演练组: 'leader',
      一对一练习组: 'pending',
      数据讲故事组: 'rejected',
      远程协作组: 'none',
    })
  })

  test('a community of another enterprise is as unknown as one that never was', async () => {
    const strange = await emma.call(readCommunity, { munityId: await idOf('新经理俱乐部') })
    const never = await emma.call(readCommunity, { munityId: 999_999 })
    expect(strange.problem).toBe('community.notFound')
    expect({ ...strange }).toEqual({ ...never })
  })

  test('a closed one shows its head to outsiders, and keeps members and notices to itself', async () => {
    const munityId = await idOf('远程协作组')
    const { data } = await scholar.call(readCommunity, { munityId })
    expect(data).toMatchObject({
      name: '远程协作组',
      members: [],
      abilities: { canRead: false, canJoin: false },
    })
    expect((await scholar.call(listMembers, { munityId })).problem).toBe('community.notFound')
    expect((await scholar.call(listAnnouncements, { munityId })).problem).toBe('community.notFound')
  })
})

describe('founding', () => {
  test('Mentors found communities, others are told so', async () => {
    expect((await scholar.call(createCommunity, { kind: 'community', name: '我的社区' })).problem).toBe(
      'community.mentorsOnly',
    )
    const munityId = await found()
    expect(await stateOf(mentor, munityId)).toBe('leader')
    expect(await countRows(munityId)).toEqual({ rows: 1, counted: 1 })
  })

  test('members found groups within; Sailors and strangers do not', async () => {
    const parentId = await idOf('新经理俱乐部')
    const group = { kind: 'group', parentId, name: '午饭组' } as const
    expect((await scholar.call(createCommunity, group)).code).toBe(200)
    expect((await emma.call(createCommunity, group)).problem).toBe('community.notFound')
    const sailor = await product.signIn('sailor')
    const club = await idOf('跨行读书会')
    expect((await sailor.call(createCommunity, { kind: 'group', parentId: club, name: '组' })).problem).toBe(
      'community.noPermission',
    )
  })

  test.each([
    ['', 'community.nameEmpty'],
    ['   ', 'community.nameEmpty'],
    ['八个汉字的名称呀', 'community.nameTooLong'],
    ['sixteen letters!', 'community.nameTooLong'],
    ['新经理俱乐部', 'community.nameTaken'],
  ])('the name %j is refused', async (name, problem) => {
    expect((await mentor.call(createCommunity, { kind: 'community', name })).problem).toBe(problem)
  })

  test('a name of 15 units and an introduction of 200 characters fit, one more does not', async () => {
    const munityId = await found({ name: '七个汉字的名称x', intro: '字'.repeat(200) })
    expect(munityId).toBeGreaterThan(0)
    const form = { munityId, name: '七个汉字的名称x', joinPolicy: 'open' } as const
    expect((await mentor.call(editCommunity, { ...form, intro: '字'.repeat(201) })).problem).toBe(
      'community.introTooLong',
    )
    expect((await mentor.call(announce, { munityId, content: '字'.repeat(601) })).problem).toBe(
      'community.noticeTooLong',
    )
    expect((await mentor.call(announce, { munityId, content: '字'.repeat(600) })).code).toBe(200)
  })

  test('a script in a name is a text like any other', async () => {
    const name = '<b>x</b>'
    const munityId = await found({ name, intro: '<script>alert(1)</script>' })
    const { data } = await mentor.call(readCommunity, { munityId })
    expect(data).toMatchObject({ name, intro: '<script>alert(1)</script>' })
  })

  test('the same name twice at once is founded once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => mentor.call(createCommunity, { kind: 'community', name: '同时起名' })),
    )
    expect(tries.filter(({ code }) => code === 200)).toHaveLength(1)
  })
})

describe('joining', () => {
  test('an open one at once, and a second time changes nothing', async () => {
    const munityId = await found()
    const both = await Promise.all([
      scholar.call(joinCommunity, { munityId }),
      scholar.call(joinCommunity, { munityId }),
    ])
    expect(both.map(({ data }) => data.joinState)).toEqual(['member', 'member'])
    expect(await countRows(munityId)).toEqual({ rows: 2, counted: 2 })
  })

  test('by approval: waiting, then in; two who decide at once decide once', async () => {
    const munityId = await found({ joinPolicy: 'approval' })
    const [first] = await Promise.all([
      scholar.call(joinCommunity, { munityId, reason: '想学' }),
      scholar.call(joinCommunity, { munityId, reason: '想学' }),
    ])
    expect(first.data.joinState).toBe('pending')
    const { data } = await mentor.call(listJoinRequests, { munityId })
    expect(data.items).toMatchObject([
      { state: 'pending', reason: '想学', applicant: { displayName: '李晓慧' } },
    ])
    const requestId = data.items[0]?.requestId ?? 0
    const decisions = await Promise.all([
      mentor.call(decideJoinRequest, { requestId, approve: 1 }),
      mentor.call(decideJoinRequest, { requestId, approve: 0 }),
    ])
    expect(decisions.map(({ problem }) => problem).filter(Boolean)).toEqual(['community.requestDecided'])
    expect(['member', 'rejected']).toContain(await stateOf(scholar, munityId))
    const counted = await countRows(munityId)
    expect(counted?.rows).toBe(counted?.counted)
  })

  test('a rejected person may apply again, and a waiting one may take it back', async () => {
    const munityId = await found({ joinPolicy: 'approval' })
    await scholar.call(joinCommunity, { munityId })
    const { data } = await mentor.call(listJoinRequests, { munityId })
    await mentor.call(decideJoinRequest, { requestId: data.items[0]?.requestId ?? 0, approve: 0 })
    expect(await stateOf(scholar, munityId)).toBe('rejected')
    await scholar.call(joinCommunity, { munityId })
    expect(await stateOf(scholar, munityId)).toBe('pending')
    await scholar.call(withdrawJoinRequest, { munityId })
    expect(await stateOf(scholar, munityId)).toBe('rejected')
  })

  test('requests are for those who manage it', async () => {
    const munityId = await idOf('难谈话演练组')
    const { data } = await scholar.call(listJoinRequests, { munityId })
    expect(data.items.filter(({ state }) => state === 'pending')).toHaveLength(3)
    const outsider = await product.signIn('p16')
    expect((await outsider.call(listJoinRequests, { munityId })).problem).toBe('community.noPermission')
    const requestId = data.items[0]?.requestId ?? 0
    expect((await outsider.call(decideJoinRequest, { requestId, approve: 1 })).problem).toBe(
      'community.noPermission',
    )
    expect((await emma.call(decideJoinRequest, { requestId, approve: 1 })).problem).toBe('community.notFound')
  })

  test('fills up exactly, however many knock at once', async () => {
    const munityId = await idOf('打烊后夜话')
    await product.sql('update communities set member_num = 198 where id = $1', [munityId])
    const people = await Promise.all(
      ['scholar', 'elite', 'noaha', 'p14', 'p18', 'p20'].map((who) => product.signIn(who)),
    )
    const tries = await Promise.all(people.map((person) => person.call(joinCommunity, { munityId })))
    expect(tries.filter(({ data }) => data.joinState === 'member')).toHaveLength(2)
    expect(tries.filter(({ problem }) => problem === 'community.full')).toHaveLength(4)
    expect((await countRows(munityId))?.counted).toBe(200)
  })

  test('whoever cannot speak yet is told why', async () => {
    const sso = await product.signIn('sso')
    const [row] = await product.sql<{ id: string }>(
      `insert into communities (enterprise_id, kind, name, name_key, intro, join_policy, is_public, leader, created_at)
       values ($1, 'community', '{"zh":"分行","en":""}', '分行', '{"zh":"","en":""}', 'open', true, 1, now()) returning id`,
      [sso.userInfo.enterpriseId],
    )
    const refused = await sso.call(joinCommunity, { munityId: Number(row?.id) })
    expect(refused.problem).toBe('viewer.ssoWithoutPhone')
  })
})

describe('invitations', () => {
  test('a leader’s link opens a closed door, a stranger’s code opens nothing', async () => {
    const munityId = await found({ joinPolicy: 'invitation' })
    expect((await scholar.call(joinCommunity, { munityId })).problem).toBe('community.invitationOnly')
    const { data: link } = await mentor.call(inviteToCommunity, { munityId })
    expect(link.path).toBe(`/joinCommunity?code=${link.code}`)
    expect((await mentor.call(inviteToCommunity, { munityId })).data.code).toBe(link.code)
    const other = await found({ joinPolicy: 'invitation' })
    expect((await scholar.call(joinCommunity, { munityId: other, code: link.code })).problem).toBe(
      'community.invitationOnly',
    )
    expect((await scholar.call(joinCommunity, { munityId, code: link.code })).data.joinState).toBe('member')
  })

  test('shows who invites to what, also before signing in, and not to another enterprise', async () => {
    const munityId = await idOf('晨读打卡组')
    const { data: link } = await leader.call(inviteToCommunity, { munityId })
    const { data } = await product.call(readInvitation, { code: link.code })
    expect(data).toMatchObject({
      community: { name: '晨读打卡组', kind: 'group' },
      inviter: { displayName: '赵明月' },
      enterpriseName: '云帆科技',
      opensDoor: true,
    })
    expect(link.path).toContain('/joinGroup')
    expect((await emma.call(readInvitation, { code: link.code })).problem).toBe('community.invitationInvalid')
    expect((await product.call(readInvitation, { code: 'nothing' })).problem).toBe(
      'community.invitationInvalid',
    )
  })

  test('a member’s link shows the way, and the leader still decides', async () => {
    const munityId = await found({ joinPolicy: 'approval' })
    const { data: own } = await mentor.call(inviteToCommunity, { munityId })
    await leader.call(joinCommunity, { munityId, code: own.code })
    const { data: link } = await leader.call(inviteToCommunity, { munityId })
    expect((await scholar.call(readInvitation, { code: link.code })).data.opensDoor).toBe(false)
    expect((await scholar.call(joinCommunity, { munityId, code: link.code })).data.joinState).toBe('pending')
    expect((await scholar.call(inviteToCommunity, { munityId })).problem).toBe('community.noPermission')
  })
})

describe('leaving, removing, handing over', () => {
  test('a member leaves and is remembered as gone; leaving twice counts once', async () => {
    const munityId = await found()
    await scholar.call(joinCommunity, { munityId })
    await Promise.all([
      scholar.call(leaveCommunity, { munityId }),
      scholar.call(leaveCommunity, { munityId }),
    ])
    expect(await stateOf(scholar, munityId)).toBe('left')
    expect(await countRows(munityId)).toEqual({ rows: 1, counted: 1 })
    await scholar.call(joinCommunity, { munityId })
    expect(await stateOf(scholar, munityId)).toBe('member')
  })

  test('a leader stays until somebody else leads', async () => {
    const munityId = await found()
    expect((await mentor.call(leaveCommunity, { munityId })).problem).toBe('community.leaderStays')
    const to = scholar.userInfo.enterpriseUserId
    const handOver = { munityId, enterpriseUserId: to }
    expect((await mentor.call(handOverCommunity, handOver)).problem).toBe('community.notMember')
    await scholar.call(joinCommunity, { munityId })
    expect((await scholar.call(handOverCommunity, handOver)).problem).toBe('community.noPermission')
    expect((await mentor.call(handOverCommunity, handOver)).data.leader?.displayName).toBe('李晓慧')
    expect((await mentor.call(leaveCommunity, { munityId })).data.joinState).toBe('left')
    expect(await stateOf(scholar, munityId)).toBe('leader')
  })

  test('hands over to nobody from elsewhere', async () => {
    const munityId = await found()
    const strange = { munityId, enterpriseUserId: emma.userInfo.enterpriseUserId }
    expect((await mentor.call(handOverCommunity, strange)).problem).toBe('community.notMember')
  })

  test('leaders remove members, never the leader', async () => {
    const munityId = await found()
    await scholar.call(joinCommunity, { munityId })
    const remove = { munityId, enterpriseUserId: scholar.userInfo.enterpriseUserId }
    expect((await leader.call(removeMember, remove)).problem).toBe('community.noPermission')
    expect((await mentor.call(removeMember, remove)).data.memberNum).toBe(1)
    expect((await mentor.call(removeMember, remove)).problem).toBe('community.notMember')
    const self = { munityId, enterpriseUserId: mentor.userInfo.enterpriseUserId }
    expect((await mentor.call(removeMember, self)).problem).toBe('community.leaderStays')
  })

  test('members are listed once each, page by page, in the order they came', async () => {
    const munityId = await idOf('新经理俱乐部')
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await scholar.call(listMembers, { munityId, limit: 4, ...(cursor ? { cursor } : {}) })
      seen.push(...data.items.map((one) => one.displayName))
      cursor = data.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength((await countRows(munityId))?.counted ?? 0)
    expect(seen[0]).toBe('赵明月')
  })
})

describe('notices', () => {
  test('a new notice takes the place of the old one, which stays in the list', async () => {
    const munityId = await found()
    await mentor.call(announce, { munityId, content: '第一条' })
    await mentor.call(announce, { munityId, content: '第二条' })
    expect((await scholar.call(announce, { munityId, content: '第三条' })).problem).toBe(
      'community.noPermission',
    )
    const { data } = await mentor.call(readCommunity, { munityId })
    expect(data.notice?.content).toBe('第二条')
    const { data: list } = await mentor.call(listAnnouncements, { munityId })
    expect(list.items.map((item) => item.content)).toEqual(['第二条', '第一条'])
    await mentor.call(announce, { munityId, content: '' })
    expect((await mentor.call(readCommunity, { munityId })).data.notice).toBeNull()
  })
})

describe('what a group leader does', () => {
  test('clocks in once a day, even when pressed twice', async () => {
    const groupId = await idOf('难谈话演练组')
    const tries = await Promise.all([
      scholar.call(clockIn, { groupId, note: '今天练了两组' }),
      scholar.call(clockIn, { groupId, note: '今天练了两组' }),
    ])
    expect(tries.map(({ problem }) => problem).filter(Boolean)).toEqual(['community.clockedIn'])
    const { data } = await scholar.call(readGroupWork, { groupId })
    expect(data.clockIns[0]).toMatchObject({ day: data.today, note: '今天练了两组' })
  })

  test('others get the no-permission message, the leader above included', async () => {
    const groupId = await idOf('难谈话演练组')
    for (const person of [mentor, leader]) {
      const refused = await person.call(clockIn, { groupId })
      expect(refused.problem).toBe('community.noPermission')
      expect(refused.message).toBe('没有权限')
    }
    const minutes = { groupId, title: '纪要', content: '内容' }
    expect((await leader.call(uploadMinutes, minutes)).problem).toBe('community.noPermission')
    expect((await scholar.call(uploadMinutes, { ...minutes, content: ' ' })).problem).toBe(
      'community.minutesEmpty',
    )
    expect((await scholar.call(uploadMinutes, minutes)).data.title).toBe('纪要')
    expect((await emma.call(readGroupWork, { groupId })).problem).toBe('community.notFound')
  })
})

describe('the people one learns with', () => {
  test('are the class first, then those of shared communities, and never oneself', async () => {
    const { data } = await scholar.call(listClassmates)
    const names = data.items.map((person) => person.displayName)
    expect(names).not.toContain('李晓慧')
    expect(new Set(names).size).toBe(names.length)
    const classmate = data.items.find((person) => person.displayName === '罗天宇')
    expect(classmate).toMatchObject({ sameClass: 1 })
    expect(classmate?.shared.map((place) => place.name)).toContain('新经理俱乐部')
    expect(data.items.findIndex((person) => person.sameClass === 0)).toBeGreaterThan(
      data.items.findLastIndex((person) => person.sameClass === 1),
    )
  })

  test('a class is its members’ own', async () => {
    const { data } = await scholar.call(readClass)
    expect(data).toMatchObject({ name: '2026 春新经理班' })
    expect(data.members.map((person) => person.displayName)).toContain('叶知秋')
    const named = { enterpriseClassId: data.enterpriseClassId }
    expect((await scholar.call(readClass, named)).code).toBe(200)
    expect((await mentor.call(readClass, named)).problem).toBe('community.noClass')
    expect((await emma.call(readClass, named)).problem).toBe('community.noClass')
  })
})

test('a list of communities costs the same number of queries for whoever asks', async () => {
  const queries = async () => {
    const metrics = await product.app.http.inject('/metrics')
    return Number(
      /database_queries_total\{route="[^"]*\/community\/list"\} (\d+)/.exec(metrics.body)?.[1] ?? 0,
    )
  }
  const cost = async (person: Person) => {
    const before = await queries()
    await person.call(listCommunities)
    return (await queries()) - before
  }
  await cost(scholar)
  expect(await cost(scholar)).toBe(await cost(mentor))
})
