import { readableText } from '@fairlead/contract/posts/mention.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { languageOf } from '../mentions.ts'
import type { Highlights } from '../posts.queries.ts'
import { postsText } from '../posts.text.ts'
import { PostLink } from './post-link.tsx'
import classes from './rail.module.css'

export function OpenQuestions({ questions }: { questions: Highlights['openQuestions'] }) {
  const t = useText(postsText)
  if (questions.length === 0) return null
  return (
    <Card className={classes.card} aria-labelledby="open-questions">
      <h2 id="open-questions" className={classes.title}>
        {t('rail.openQuestions')}
      </h2>
      <ul className={classes.questions}>
        {questions.map((question) => (
          <li key={question.ugcId}>
            <PostLink ugcId={question.ugcId} className={classes.question}>
              <span className={classes.asked} lang={languageOf(question.shareContent)}>
                {readableText(question.shareContent)}
              </span>
              <span className={classes.replies}>
                {question.childUgcNum === 0
                  ? t('rail.noReplies')
                  : t('rail.replies', { count: question.childUgcNum })}
              </span>
            </PostLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
