import type { DemoTheme } from '../../demo/demo-community-types.ts'
import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoThemes } from '../../demo/themes.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Database } from '../../platform/database/database.ts'
import { nameKeyOf } from '../communities/public.ts'
import { createThemesRepository } from './themes.repository.ts'
import {
  changesOfMind,
  debateSides,
  debates,
  themes,
  themeTeamMembers,
  themeTeamTasks,
} from './themes.tables.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

export const seedDemoThemes = async (database: Database, world: DemoWorld): Promise<void> => {
  for (const demo of demoThemes) {
    const themeId = await seedTheme(database, world, demo)
    const isOpen = demo.community ? world.place(demo.community).isOpen : true
    world.addPlace(demo.key, { kind: demo.debate ? 'debate' : 'theme', id: themeId, isOpen })
    if (demo.debate) await seedDebate(database, world, demo, demo.debate, themeId)
    if (demo.team) await seedTeam(database, world, demo, demo.team, themeId)
  }
}

/** A post of the demo counts like any other. */
export const seedThemePost = (
  database: Database,
  calendar: Calendar,
  themeId: number,
  at: Date,
): Promise<void> => createThemesRepository(database).countPost(themeId, 1, calendar.dayOf(at), at)

const before = (world: DemoWorld, milliseconds: number): Date => new Date(world.now.getTime() - milliseconds)

const seedTheme = async (database: Database, world: DemoWorld, demo: DemoTheme): Promise<number> => {
  const createdAt = before(world, demo.daysAgo * DAY)
  const [row] = await database.orm
    .insert(themes)
    .values({
      enterpriseId: world.enterprise(demo.enterprise),
      communityId: demo.community ? world.place(demo.community).id : null,
      type: demo.type,
      author: world.member(demo.author, demo.enterprise),
      name: demo.name,
      nameKey: nameKeyOf(demo.name.zh),
      describes: demo.describes,
      resource: demo.resource ?? null,
      isPinned: demo.pinned ?? false,
      createdAt,
      activeAt: createdAt,
    })
    .returning({ id: themes.id })
  if (!row) throw new Error('an insert returned no row')
  return row.id
}

const seedDebate = async (
  database: Database,
  world: DemoWorld,
  { enterprise, daysAgo }: DemoTheme,
  demo: NonNullable<DemoTheme['debate']>,
  themeId: number,
): Promise<void> => {
  const member = (login: string) => world.member(login, enterprise)
  const changed = new Set(demo.changes.map(({ who }) => who))
  const start = before(world, daysAgo * DAY).getTime()
  await database.orm.insert(debates).values({
    themeId,
    redSide: demo.redSide,
    blueSide: demo.blueSide,
    redNum: demo.red.length,
    blueNum: demo.blue.length,
    changedNum: demo.changes.length,
    endsAt: new Date(world.now.getTime() + demo.endsInDays * DAY),
  })
  const sided = [
    ...demo.red.map((login) => ({ login, side: 1 })),
    ...demo.blue.map((login) => ({ login, side: 2 })),
  ]
  await database.orm.insert(debateSides).values(
    sided.map(({ login, side }, place) => ({
      themeId,
      member: member(login),
      side,
      hasChanged: changed.has(login),
      pickedAt: new Date(start + (place + 1) * HOUR),
    })),
  )
  const oldestFirst = [...demo.changes].sort((a, b) => b.hoursAgo - a.hoursAgo)
  await database.orm.insert(changesOfMind).values(
    oldestFirst.map(({ who, to, hoursAgo, reason }) => ({
      themeId,
      member: member(who),
      from: to === 1 ? 2 : 1,
      to,
      reason,
      createdAt: before(world, hoursAgo * HOUR),
    })),
  )
}

const seedTeam = async (
  database: Database,
  world: DemoWorld,
  { enterprise, author, daysAgo }: DemoTheme,
  demo: NonNullable<DemoTheme['team']>,
  themeId: number,
): Promise<void> => {
  const start = before(world, daysAgo * DAY).getTime()
  const member = (login: string) => world.member(login, enterprise)
  await database.orm.insert(themeTeamMembers).values(
    [author, ...demo.members].map((login, place) => ({
      themeId,
      member: member(login),
      joinedAt: new Date(start + place * HOUR),
    })),
  )
  await database.orm.insert(themeTeamTasks).values(
    demo.tasks.map(({ title, assignee, done }, place) => ({
      themeId,
      title,
      assignee: member(assignee),
      createdAt: new Date(start + place * HOUR),
      doneAt: done ? before(world, DAY) : null,
    })),
  )
}
