import type { Language } from '@fairlead/contract/primitives/language.ts'
import { themeProblems } from '@fairlead/contract/themes/themes.errors.ts'
import { TEAM_TASK_MAX, THEME_TYPE } from '@fairlead/contract/themes/themes.schema.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { isLongerThan } from '../communities/public.ts'
import { assertMaySpeak, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import type { TeamsRepository } from './teams.repository.ts'
import { canLeaveTeam } from './themes.policy.ts'
import { presentTask } from './themes.presenter.ts'
import type { ThemeService } from './themes.service.ts'

export interface TeamDependencies {
  database: Database
  clock: Clock
  people: PeopleService
  themes: ThemeService
  repository: TeamsRepository
}

/** The team of a team discussion: who is in it, and what they set out to do. */
export const createTeamService = ({ database, clock, people, themes, repository }: TeamDependencies) => {
  const findTeam = async (viewer: Viewer, themeId: number) => {
    const found = await themes.find(viewer, themeId)
    if (found.row.type !== THEME_TYPE.team) throw new Problem(themeProblems.notFound)
    return found
  }

  const show = async (viewer: Viewer, language: Language, themeId: number) => {
    const team = await themes.readTeam(viewer, language, (await findTeam(viewer, themeId)).row)
    if (!team) throw new Problem(themeProblems.notFound)
    return team
  }

  return {
    join: (viewer: Viewer, language: Language, themeId: number) =>
      database.transaction(async () => {
        assertMaySpeak(viewer)
        const { standing } = await findTeam(viewer, themeId)
        if (standing.refusal) throw new Problem(standing.refusal)
        await repository.join(themeId, viewer.enterpriseUserId, clock.now())
        return show(viewer, language, themeId)
      }),

    leave: (viewer: Viewer, language: Language, themeId: number) =>
      database.transaction(async () => {
        const { row } = await findTeam(viewer, themeId)
        if (row.isInTeam && !canLeaveTeam(viewer, row, true)) throw new Problem(themeProblems.noPermission)
        await repository.leave(themeId, viewer.enterpriseUserId)
        return show(viewer, language, themeId)
      }),

    addTask: (viewer: Viewer, language: Language, themeId: number, title: string) =>
      database.transaction(async () => {
        if (title.trim() === '' || isLongerThan(title.trim(), TEAM_TASK_MAX))
          throw new Problem(themeProblems.taskTooLong)
        const { row } = await findTeam(viewer, themeId)
        if (!row.isInTeam) throw new Problem(themeProblems.teamOnly)
        const assignee = viewer.enterpriseUserId
        const task = await repository.addTask({
          themeId,
          title: title.trim(),
          assignee,
          createdAt: clock.now(),
        })
        return presentTask(task, await people.cardsOf([assignee]), language)
      }),

    tickTask: (viewer: Viewer, language: Language, taskId: number, isDone: boolean) =>
      database.transaction(async () => {
        const task = await repository.findTask(taskId)
        if (!task) throw new Problem(themeProblems.notFound)
        const { row } = await findTeam(viewer, task.themeId)
        if (!row.isInTeam) throw new Problem(themeProblems.teamOnly)
        const doneAt = isDone ? (task.doneAt ?? clock.now()) : null
        await repository.tick(taskId, doneAt)
        return presentTask({ ...task, doneAt }, await people.cardsOf([task.assignee]), language)
      }),
  }
}

export type TeamService = ReturnType<typeof createTeamService>
