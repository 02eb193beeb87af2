import { joinCommunity, leaveCommunity } from '@fairlead/contract/communities/communities.endpoints.ts'
import {
  addTeamTask,
  createDebateTheme,
  createTeam,
  createTheme,
  joinTeam,
  leaveTeam,
  listChangesOfMind,
  listDebaters,
  listThemes,
  pickSide,
  readTheme,
  tickTeamTask,
} from '@fairlead/contract/themes/themes.endpoints.ts'
import { THEME_TYPE } from '@fairlead/contract/themes/themes.schema.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'

let product: Product
let scholar: Person
let mentor: Person
let emma: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  mentor = await product.signIn('mentor')
  emma = await product.signIn('emma', 'en')
})
afterAll(() => product.close())

const idOf = async (table: 'themes' | 'communities', name: string): Promise<number> => {
  const [row] = await product.sql<{ id: string }>(`select id from ${table} where name->>'zh' = $1`, [name])
  return Number(row?.id)
}

describe('starting a discussion', () => {
  test('answers themeId, type and oneId; a second of that name is 10023', async () => {
    const form = { themename: '会后谁来跟进', describes: '没人跟进的决定不算决定。' }
    const { data } = await scholar.call(createTheme, form)
    expect(data).toMatchObject({ type: THEME_TYPE.campus, oneId: scholar.userInfo.enterpriseId })
    const again = await mentor.call(createTheme, { themename: ' 会后谁来跟进 ' })
    expect(again.code).toBe(10023)
    expect((await mentor.call(readTheme, { themeId: data.themeId })).data.describes).toBe(form.describes)
  })

  test('five at once make one', async () => {
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => scholar.call(createTheme, { themename: '同时发起' })),
    )
    expect(tries.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(tries.filter(({ code }) => code === 10023)).toHaveLength(4)
  })

  test.each([
    [{ themename: '' }, 'theme.nameEmpty'],
    [{ themename: '字'.repeat(51) }, 'theme.nameTooLong'],
    [{ themename: '好', describes: '字'.repeat(201) }, 'theme.describesTooLong'],
  ])('%o is refused', async (form, problem) => {
    expect((await scholar.call(createTheme, form)).problem).toBe(problem)
  })

  test.each([
    [{ title: '', redSide: 'a', blueSide: 'b' }, 'theme.nameEmpty'],
    [{ title: '只有一方', redSide: 'a' }, 'theme.sidesMissing'],
    [{ title: '太长', redSide: '字'.repeat(31), blueSide: 'b' }, 'theme.sideTooLong'],
  ])('the debate %o is refused, and nothing of it stays', async (form, problem) => {
    expect((await scholar.call(createDebateTheme, form)).problem).toBe(problem)
    const left = await product.sql(`select 1 from themes where name->>'zh' = any($1)`, [['只有一方', '太长']])
    expect(left).toHaveLength(0)
  })

  test('fits to the last character', async () => {
    const side = '字'.repeat(30)
    const { data } = await scholar.call(createDebateTheme, {
      title: '题'.repeat(50),
      content: '述'.repeat(200),
      redSide: side,
      blueSide: side,
    })
    expect(data.type).toBe(THEME_TYPE.debate)
  })

  test('Sailors are asked to upgrade, teams need the team flag', async () => {
    const sailor = await product.signIn('sailor')
    expect((await sailor.call(createTheme, { themename: '我也想问' })).problem).toBe('theme.needsMembership')
    expect((await scholar.call(createTeam, { themename: '一起做' })).problem).toBe('theme.noPermission')
    const { data } = await mentor.call(createTeam, { themename: '一起做' })
    expect(data.type).toBe(THEME_TYPE.team)
    expect((await mentor.call(readTheme, { themeId: data.themeId })).data.team?.isMember).toBe(true)
  })

  test('in a community only its members start one; who has quit hears 10016', async () => {
    const munityId = await idOf('communities', '打烊后夜话')
    const form = { themename: '排班表谁来排', munityId }
    expect((await scholar.call(createTheme, form)).problem).toBe('place.membersOnly')
    await scholar.call(joinCommunity, { munityId })
    await scholar.call(leaveCommunity, { munityId })
    expect((await scholar.call(createTheme, form)).code).toBe(10016)
    await scholar.call(joinCommunity, { munityId })
    expect((await scholar.call(createTheme, form)).data).toMatchObject({
      type: THEME_TYPE.group,
      oneId: munityId,
    })
    expect((await emma.call(createTheme, form)).problem).toBe('place.notFound')
  })
})

describe('finding discussions', () => {
  test('the campus has its own, each once, page by page', async () => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const { data } = await scholar.call(listThemes, { limit: 3, ...(cursor ? { cursor } : {}) })
      names.push(...data.items.map((theme) => theme.themename))
      cursor = data.nextCursor ?? undefined
    } while (cursor)
    expect(new Set(names).size).toBe(names.length)
    expect(names).toContain('一对一谈什么')
    expect(names).not.toContain('上任第一个月')
    expect(names).not.toContain('看板挂满了，谁在看')
  })

  test('a community’s are for who may read it', async () => {
    const munityId = await idOf('communities', '新经理俱乐部')
    const { data } = await scholar.call(listThemes, { scope: 'community', munityId })
    expect(data.items.map((theme) => theme.themename)).toEqual(['上任第一个月'])
    expect(data.items[0]?.place).toMatchObject({ kind: 'community', name: '新经理俱乐部' })
    expect((await emma.call(listThemes, { scope: 'community', munityId })).problem).toBe('place.notFound')
  })

  test('mine are those I started, argue in or team up for; recommended are the others', async () => {
    const { data: mine } = await scholar.call(listThemes, { scope: 'mine', limit: 50 })
    const { data: others } = await scholar.call(listThemes, { scope: 'recommended', limit: 50 })
    const names = mine.items.map((theme) => theme.themename)
    expect(names).toEqual(
      expect.arrayContaining(['带比自己年长的下属', '先有信任还是先有制度？', '把新人的第一周重做一遍']),
    )
    expect(others.items.some((theme) => names.includes(theme.themename))).toBe(false)
  })

  test('before signing in, only the Personal campus', async () => {
    const open = await product.call(readTheme, { themeId: await idOf('themes', '远程办公利大于弊') })
    expect(open.data).toMatchObject({ themename: '远程办公利大于弊', author: null })
    const closed = await product.call(readTheme, { themeId: await idOf('themes', '先有信任还是先有制度？') })
    expect(closed.problem).toBe('theme.notFound')
  })

  test('those of other enterprises are unknown', async () => {
    const themeId = await idOf('themes', '一对一谈什么')
    expect((await emma.call(readTheme, { themeId })).problem).toBe('theme.notFound')
    expect((await emma.call(readTheme, { themeId: 999_999 })).problem).toBe('theme.notFound')
  })
})

describe('a debate', () => {
  const start = async (title: string) => {
    const { data } = await mentor.call(createDebateTheme, { title, redSide: '是', blueSide: '否' })
    return data.themeId
  }
  const splitIn = async (themeId: number) => (await scholar.call(readTheme, { themeId })).data.debate

  test('one picks a side before arguing, and may change one’s mind', async () => {
    const themeId = await start('要不要写周报')
    expect((await scholar.call(readTheme, { themeId })).data.abilities).toMatchObject({
      canPost: false,
      postHint: '先选一方，再发表观点。',
      canPickSide: true,
    })
    expect((await scholar.call(pickSide, { themeId, sideType: 1 })).data).toMatchObject({
      redNum: 1,
      blueNum: 0,
    })
    expect((await scholar.call(readTheme, { themeId })).data.abilities.canPost).toBe(true)
    const change = { themeId, sideType: 2, reason: '写的人比看的人累' } as const
    expect((await scholar.call(pickSide, change)).data).toMatchObject({
      redNum: 0,
      blueNum: 1,
      changedNum: 1,
    })
    const { data } = await mentor.call(listChangesOfMind, { themeId })
    expect(data.items).toMatchObject([
      { from: 1, to: 2, reason: change.reason, person: { displayName: '李晓慧' } },
    ])
    expect(await splitIn(themeId)).toMatchObject({ sideType: 2, changedLately: 1 })
  })

  test('the split is exact when everybody chooses, and chooses again, at once', async () => {
    const themeId = await start('早会要不要站着开')
    const people = await Promise.all(
      ['scholar', 'elite', 'noaha', 'p14', 'p18', 'p20', 'p22', 'p23'].map((who) => product.signIn(who)),
    )
    await Promise.all(
      people.flatMap((person, place) => [
        person.call(pickSide, { themeId, sideType: place % 2 === 0 ? 1 : 2 }),
        person.call(pickSide, { themeId, sideType: 1 }),
        person.call(pickSide, { themeId, sideType: 2 }),
      ]),
    )
    const [truth] = await product.sql<{ red: number; blue: number; moves: number }>(
      `select count(*) filter (where side = 1)::int as red, count(*) filter (where side = 2)::int as blue,
              (select count(*)::int from changes_of_mind where theme_id = $1) as moves
         from debate_sides where theme_id = $1`,
      [themeId],
    )
    expect((truth?.red ?? 0) + (truth?.blue ?? 0)).toBe(8)
    expect(await splitIn(themeId)).toMatchObject({
      redNum: truth?.red,
      blueNum: truth?.blue,
      changedNum: truth?.moves,
    })
  })

  test('the same side twice is once', async () => {
    const themeId = await start('远程例会开不开镜头')
    await Promise.all([
      scholar.call(pickSide, { themeId, sideType: 1 }),
      scholar.call(pickSide, { themeId, sideType: 1 }),
    ])
    expect(await splitIn(themeId)).toMatchObject({ redNum: 1, blueNum: 0, changedNum: 0 })
  })

  test('is over when its time is up', async () => {
    const themeId = await start('截止的辩题')
    await product.sql(`update debates set ends_at = now() - interval '1 minute' where theme_id = $1`, [
      themeId,
    ])
    expect((await scholar.call(pickSide, { themeId, sideType: 1 })).problem).toBe('theme.debateEnded')
    expect((await splitIn(themeId))?.hasEnded).toBe(true)
  })

  test('strangers pick nothing, and a discussion without sides has none', async () => {
    const themeId = await idOf('themes', '先有信任还是先有制度？')
    expect((await emma.call(pickSide, { themeId, sideType: 1 })).problem).toBe('theme.notFound')
    const plain = await idOf('themes', '一对一谈什么')
    expect((await scholar.call(pickSide, { themeId: plain, sideType: 1 })).problem).toBe('theme.notDebate')
    expect((await scholar.call(listDebaters, { themeId: plain, sideType: 1 })).problem).toBe(
      'theme.notDebate',
    )
    const long = { themeId, sideType: 2, reason: '字'.repeat(201) } as const
    expect((await scholar.call(pickSide, long)).problem).toBe('theme.reasonTooLong')
  })

  test('shows who stands on each side', async () => {
    const themeId = await idOf('themes', '先有信任还是先有制度？')
    const { data } = await scholar.call(listDebaters, { themeId, sideType: 2, limit: 50 })
    expect(data.items.map((person) => person.displayName)).toContain('陈立行')
    expect(data.items.find((person) => person.displayName === '陈立行')?.hasChanged).toBe(1)
  })
})

describe('a team discussion', () => {
  test('its members keep a list of tasks; others join first', async () => {
    const themeId = await idOf('themes', '把新人的第一周重做一遍')
    expect((await mentor.call(addTeamTask, { themeId, title: '拍一段旁听' })).problem).toBe('theme.teamOnly')
    expect((await mentor.call(joinTeam, { themeId })).data.isMember).toBe(true)
    const { data: task } = await mentor.call(addTeamTask, { themeId, title: '拍一段旁听' })
    expect((await scholar.call(tickTeamTask, { taskId: task.id, isDone: 1 })).data.isDone).toBe(1)
    expect((await emma.call(tickTeamTask, { taskId: task.id, isDone: 1 })).problem).toBe('theme.notFound')
    expect((await mentor.call(addTeamTask, { themeId, title: '字'.repeat(51) })).problem).toBe(
      'theme.taskTooLong',
    )
    expect((await mentor.call(leaveTeam, { themeId })).data.isMember).toBe(false)
    const p22 = await product.signIn('p22')
    expect((await p22.call(leaveTeam, { themeId })).problem).toBe('theme.noPermission')
  })
})
