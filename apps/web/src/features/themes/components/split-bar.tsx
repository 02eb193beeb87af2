import type { Debate } from '@fairlead/contract/themes/themes.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { sharesOf } from '../debate-split.ts'
import { themesText } from '../themes.text.ts'
import classes from './debate.module.css'

const NARROW = 22

/** How the room stands. The bar moves when somebody chooses; the words stay readable however thin a side gets. */
export function SplitBar({ debate }: { debate: Debate }) {
  const t = useText(themesText)
  const { red, blue } = sharesOf(debate)
  return (
    <div className={classes.bar} role="img" aria-label={t('debate.split', { red, blue })}>
      <span className={`${classes.half} ${classes.red}`} style={{ flexGrow: red }} data-narrow={red < NARROW}>
        <b>{t('debate.red')}</b>
        <span>{t('debate.share', { share: red })}</span>
      </span>
      <span
        className={`${classes.half} ${classes.blue}`}
        style={{ flexGrow: blue }}
        data-narrow={blue < NARROW}
      >
        <span>{t('debate.share', { share: blue })}</span>
        <b>{t('debate.blue')}</b>
      </span>
    </div>
  )
}
