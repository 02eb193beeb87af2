import type { IWill } from '@fairlead/contract/posts/resources.schema.ts'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import classes from './bodies.module.css'
import { bodiesText } from './bodies.text.ts'

/** What somebody has set out to do: targets, the steps to them, and the questions they asked themselves. */
export function IWillBody({ iWill }: { iWill: IWill }) {
  const t = useText(bodiesText)
  const { language } = useLanguage()
  return (
    <div className={classes.panel}>
      {iWill.targets.map(({ target, evaluations, objectives, endTime }) => {
        const done = objectives.filter(({ status }) => status === 1).length
        return (
          <section key={target.targetContent} className={classes.target}>
            <header>
              <b>{target.targetContent}</b>
              <span>{t('iWill.ends', { date: formatDate(endTime, language) })}</span>
            </header>
            {objectives.length > 0 && (
              <>
                <progress
                  className={classes.progress}
                  value={done}
                  max={objectives.length}
                  aria-label={t('iWill.progress', { done, all: objectives.length })}
                />
                <ul>
                  {objectives.map(({ content, status }) => (
                    <li key={content} data-done={status === 1}>
                      {status === 1 ? <IconCircleCheckFilled size={18} /> : <IconCircle size={18} />}
                      <span>{content}</span>
                      <span className={classes.unseen}>{t(status === 1 ? 'iWill.done' : 'iWill.open')}</span>
                    </li>
                  ))}
                </ul>
              </>
            )}
            {evaluations.length > 0 && (
              <p>
                <small>{t('iWill.evaluations')}</small>
                {evaluations.join(' · ')}
              </p>
            )}
          </section>
        )
      })}
      {iWill.questionList.map(({ topic, conntent, answer, answerTime, isFinish }) => (
        <section key={conntent} className={classes.question}>
          <small>{topic}</small>
          <b>{conntent}</b>
          <p>{answer || t('iWill.unanswered')}</p>
          {isFinish === 1 && <small>{t('iWill.answered', { date: formatDate(answerTime, language) })}</small>}
        </section>
      ))}
    </div>
  )
}
