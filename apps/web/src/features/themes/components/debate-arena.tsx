import type { Side, ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dot } from '../../../ui/dot/dot.tsx'
import { daysLeft } from '../debate-split.ts'
import { themesText } from '../themes.text.ts'
import { usePickSide } from '../use-pick-side.ts'
import { ChangeMindDialog } from './change-mind-dialog.tsx'
import classes from './debate.module.css'
import { SplitBar } from './split-bar.tsx'

const sides: readonly Side[] = [1, 2]

/** Both sides, how the room stands, and where one stands oneself. */
export function DebateArena({ theme }: { theme: ThemeDetail }) {
  const t = useText(themesText)
  const [changes, setChanges] = useState(false)
  const pick = usePickSide(theme.themeId)
  const { debate, abilities } = theme
  if (!debate) return null
  const words: Record<Side, string> = { 1: debate.redSide, 2: debate.blueSide }
  const isFree = abilities.canPickSide && debate.sideType === 0
  const people = debate.redNum + debate.blueNum
  return (
    <>
      <SplitBar debate={debate} />
      <div className={classes.sides}>
        {sides.map((side) =>
          isFree ? (
            <button
              key={side}
              type="button"
              className={classes.side}
              data-side={side}
              disabled={pick.isPending}
              aria-label={t(side === 1 ? 'debate.pickRed' : 'debate.pickBlue', { side: words[side] })}
              onClick={() => pick.mutate({ sideType: side })}
            >
              <b className={classes.position}>{words[side]}</b>
              <span className={classes.stand}>{t('debate.pick')}</span>
            </button>
          ) : (
            <div key={side} className={classes.side} data-side={side} data-mine={debate.sideType === side}>
              <b className={classes.position}>{words[side]}</b>
              <span className={classes.stand}>{debate.sideType === side ? t('debate.mine') : ''}</span>
            </div>
          ),
        )}
      </div>
      <div className={classes.line}>
        <span className={classes.facts}>
          <span>{people === 0 ? t('debate.nobody') : t('debate.people', { count: people })}</span>
          {debate.endTime && (
            <>
              <Dot />
              <span>
                <TimeLeft endTime={debate.endTime} hasEnded={debate.hasEnded} />
              </span>
            </>
          )}
          {debate.changedNum > 0 && (
            <>
              <Dot />
              <span>
                {debate.changedLately > 0
                  ? t('debate.changedLately', { count: debate.changedLately })
                  : t('debate.changed', { count: debate.changedNum })}
              </span>
            </>
          )}
        </span>
        {isFree && <span>{t('debate.pickNote')}</span>}
        {debate.sideType !== 0 && abilities.canPickSide && (
          <Button size="small" variant="outlined" onClick={() => setChanges(true)}>
            {t('debate.change')}
          </Button>
        )}
        {people > 0 && abilities.canPickSide && (
          <Link to="/myColdCallClassmate" search={{ themeId: theme.themeId }}>
            {t('debate.whoIsHere')}
          </Link>
        )}
      </div>
      <ChangeMindDialog
        themeId={theme.themeId}
        to={debate.sideType === 1 ? 2 : 1}
        opened={changes}
        onClose={() => setChanges(false)}
      />
    </>
  )
}

function TimeLeft({ endTime, hasEnded }: { endTime: string; hasEnded: boolean }) {
  const t = useText(themesText)
  if (hasEnded) return t('debate.ended')
  const days = daysLeft(endTime)
  return days === 0 ? t('debate.endsToday') : t('debate.endsIn', { count: days })
}
