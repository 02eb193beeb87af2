import type { ThemeAction } from '@fairlead/contract/posts/resources.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import classes from './bodies.module.css'
import { bodiesText } from './bodies.text.ts'

const parts = [
  ['contentHow', 'action.how'],
  ['contentUtilize', 'action.utilize'],
  ['contentResult', 'action.result'],
  ['contentAdvice', 'action.advice'],
] as const

/** An experience told in four steps. */
export function ThemeActionBody({ action }: { action: ThemeAction }) {
  const t = useText(bodiesText)
  return (
    <dl className={classes.steps}>
      {parts.map(
        ([field, label]) =>
          action[field] && (
            <div key={field}>
              <dt>{t(label)}</dt>
              <dd>{action[field]}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
