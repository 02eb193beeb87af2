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
import { route } from '../identity/public.ts'
import type { DebateService } from './debates.service.ts'
import type { TeamService } from './teams.service.ts'
import type { ThemeService } from './themes.service.ts'

export const themeRoutes = (themes: ThemeService, debates: DebateService, teams: TeamService) => [
  route(createTheme, ({ viewer, input, context }) =>
    themes.createTheme(viewer, context.lang, { ...input, name: input.themename }),
  ),
  route(createTeam, ({ viewer, input, context }) =>
    themes.createTeam(viewer, context.lang, { ...input, name: input.themename }),
  ),
  route(createDebateTheme, ({ viewer, input, context }) =>
    themes.createDebate(viewer, context.lang, { ...input, name: input.title, describes: input.content }),
  ),
  route(readTheme, ({ viewer, input, context }) => themes.read(viewer, context.lang, input.themeId)),
  route(listThemes, ({ viewer, input, context }) => themes.list(viewer, context.lang, input)),
  route(pickSide, ({ viewer, input }) =>
    debates.pickSide(viewer, input.themeId, input.sideType, input.reason),
  ),
  route(listChangesOfMind, ({ viewer, input, context }) => debates.listChanges(viewer, context.lang, input)),
  route(listDebaters, ({ viewer, input, context }) => debates.listDebaters(viewer, context.lang, input)),
  route(joinTeam, ({ viewer, input, context }) => teams.join(viewer, context.lang, input.themeId)),
  route(leaveTeam, ({ viewer, input, context }) => teams.leave(viewer, context.lang, input.themeId)),
  route(addTeamTask, ({ viewer, input, context }) =>
    teams.addTask(viewer, context.lang, input.themeId, input.title),
  ),
  route(tickTeamTask, ({ viewer, input, context }) =>
    teams.tickTask(viewer, context.lang, input.taskId, input.isDone === 1),
  ),
]
