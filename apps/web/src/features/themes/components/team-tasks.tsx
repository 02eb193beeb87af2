import { addTeamTask, tickTeamTask } from '@fairlead/contract/themes/themes.endpoints.ts'
import {
  TEAM_TASK_MAX,
  type Team,
  type TeamTask,
  type ThemeDetail,
} from '@fairlead/contract/themes/themes.schema.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { themesText } from '../themes.text.ts'
import { useThemeAction } from '../use-theme-action.ts'
import classes from './team-tasks.module.css'

/** The team's own list: everyone in it adds, takes on and ticks off. */
export function TeamTasks({ theme, team }: { theme: ThemeDetail; team: Team }) {
  const t = useText(themesText)
  const { canEditTasks } = theme.abilities
  const done = team.tasks.filter((task) => task.isDone === 1).length
  return (
    <Card className={classes.card} aria-labelledby="team-tasks">
      <div className={classes.top}>
        <h2 id="team-tasks">{t('team.tasks')}</h2>
        <span className={classes.quiet}>{t('team.done', { done, all: team.tasks.length })}</span>
      </div>
      {team.tasks.length === 0 && <p className={classes.quiet}>{t('team.noTasks')}</p>}
      <ul className={classes.tasks}>
        {team.tasks.map((task) => (
          <li key={task.id}>
            <TaskRow task={task} canTick={canEditTasks} />
          </li>
        ))}
      </ul>
      {canEditTasks && <AddTask themeId={theme.themeId} />}
    </Card>
  )
}

function TaskRow({ task, canTick }: { task: TeamTask; canTick: boolean }) {
  const tick = useThemeAction({
    act: (isDone: 0 | 1) => call(tickTeamTask, { taskId: task.id, isDone }),
  })
  const isDone = tick.isPending ? tick.variables === 1 : task.isDone === 1
  return (
    <label className={classes.task} data-done={isDone}>
      <input
        type="checkbox"
        checked={isDone}
        disabled={!canTick || tick.isPending}
        onChange={({ currentTarget }) => tick.mutate(currentTarget.checked ? 1 : 0)}
      />
      <span className={classes.title}>{task.title}</span>
      <span className={classes.quiet}>{task.assignee?.displayName}</span>
    </label>
  )
}

function AddTask({ themeId }: { themeId: number }) {
  const t = useText(themesText)
  const [title, setTitle] = useState('')
  const add = useThemeAction({
    act: async () => {
      await call(addTeamTask, { themeId, title })
      setTitle('')
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() !== '') add.mutate(undefined)
  }
  return (
    <form className={classes.add} onSubmit={submit}>
      <TextField
        className={classes.field}
        aria-label={t('team.addLabel')}
        placeholder={t('team.addLabel')}
        maxLength={TEAM_TASK_MAX}
        value={title}
        onChange={({ currentTarget }) => setTitle(currentTarget.value)}
      />
      <Button
        type="submit"
        variant="outlined"
        size="large"
        loading={add.isPending}
        disabled={title.trim() === ''}
      >
        {t('team.add')}
      </Button>
    </form>
  )
}
