import { joinTeam, leaveTeam } from '@fairlead/contract/themes/themes.endpoints.ts'
import type { Team, ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PersonRow } from '../../communities/public.ts'
import { themesText } from '../themes.text.ts'
import { useThemeAction } from '../use-theme-action.ts'
import { TeamTasks } from './team-tasks.tsx'
import { ThemeHead } from './theme-head.tsx'
import classes from './theme-page.module.css'
import { ThemePosts } from './theme-posts.tsx'

/** A team and what it set out to do, beside what it says. */
export function TeamPage({ theme }: { theme: ThemeDetail }) {
  return (
    <>
      <ThemeHead theme={theme} />
      <div className={classes.grid}>
        <div className={classes.column}>
          {theme.team && <TeamTasks theme={theme} team={theme.team} />}
          <ThemePosts theme={theme} />
        </div>
        <aside className={classes.rail}>{theme.team && <TeamCard theme={theme} team={theme.team} />}</aside>
      </div>
    </>
  )
}

function TeamCard({ theme, team }: { theme: ThemeDetail; team: Team }) {
  const t = useText(themesText)
  const { themeId, abilities } = theme
  const join = useThemeAction({ act: () => call(joinTeam, { themeId }), said: t('team.joined') })
  const leave = useThemeAction({ act: () => call(leaveTeam, { themeId }), said: t('team.left') })
  return (
    <Card className={classes.card} aria-labelledby="team-members">
      <h2 id="team-members">{t('team.members')}</h2>
      <div>
        {team.members.map((person) => (
          <PersonRow key={person.enterpriseUserId} person={person} />
        ))}
      </div>
      {abilities.canJoinTeam && (
        <Button loading={join.isPending} onClick={() => join.mutate(undefined)}>
          {t('team.join')}
        </Button>
      )}
      {abilities.canLeaveTeam && (
        <Button variant="outlined" loading={leave.isPending} onClick={() => leave.mutate(undefined)}>
          {t('team.leave')}
        </Button>
      )}
    </Card>
  )
}
