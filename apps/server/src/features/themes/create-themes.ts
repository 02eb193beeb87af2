import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { CommunityService, Places } from '../communities/public.ts'
import type { Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { createDebatesRepository } from './debates.repository.ts'
import { createDebateService } from './debates.service.ts'
import { createTeamsRepository } from './teams.repository.ts'
import { createTeamService } from './teams.service.ts'
import { createThemeKeeper } from './theme-keeper.ts'
import { THEME_ROOM } from './theme-room.ts'
import { createThemesRepository } from './themes.repository.ts'
import { themeRoutes } from './themes.routes.ts'
import { createThemeService, type ThemeDependencies } from './themes.service.ts'

export interface ThemesDependencies {
  database: Database
  clock: Clock
  calendar: Calendar
  events: Events
  people: PeopleService
  places: Places
  communities: CommunityService
  defaultEnterprise: ThemeDependencies['defaultEnterprise']
  push: (room: string, event: string, payload: object) => void
}

interface Rooms {
  guard: (kind: string, mayJoin: (viewer: Viewer, id: string) => Promise<boolean>) => void
}

export const createThemes = (dependencies: ThemesDependencies) => {
  const { database, clock, calendar, events, people, places, communities, push } = dependencies
  const repository = createThemesRepository(database)
  const teamsRepository = createTeamsRepository(database)
  const themes = createThemeService({ ...dependencies, repository, teams: teamsRepository })
  const debates = createDebateService({
    database,
    clock,
    events,
    people,
    themes,
    repository: createDebatesRepository(database),
    push,
  })
  const teams = createTeamService({ database, clock, people, themes, repository: teamsRepository })
  for (const kind of ['theme', 'debate'] as const)
    places.register(kind, createThemeKeeper({ kind, calendar, communities, themes, repository }))

  return {
    routes: themeRoutes(themes, debates, teams),
    guardRooms: (realtime: Rooms) => realtime.guard(THEME_ROOM, debates.mayWatch),
  }
}
