import type { LeafPost, Post } from '@fairlead/contract/posts/posts.schema.ts'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { bodiesText } from '../bodies/bodies.text.ts'
import { labelOf } from '../bodies/type-label.ts'
import { postsText } from '../posts.text.ts'
import classes from './post-body.module.css'

const PROS = 1
const CONS = 2

/** What kind of saying it is: a question, its answer, a side in a debate. */
export function PostMarks({ post }: { post: LeafPost | Post }) {
  const t = useText(postsText)
  const words = useText(bodiesText)
  const isQuestion = post.isAsk === 1
  const isAnswered = 'childUgc' in post && post.childUgc.some((reply) => reply.isAnswer === 1)
  const label = labelOf(post.type)
  const hasMarks =
    label || isQuestion || post.isAnswer === 1 || post.sideType === PROS || post.sideType === CONS
  if (!hasMarks) return null
  return (
    <span className={classes.marks}>
      {label && <Tag>{words(label)}</Tag>}
      {isQuestion && <Tag tone="blue">{t('post.question')}</Tag>}
      {isQuestion && isAnswered && (
        <Tag>
          <IconCheck size={13} />
          {t('post.answered')}
        </Tag>
      )}
      {post.isAnswer === 1 && (
        <Tag>
          <IconCheck size={13} />
          {t('post.answer')}
        </Tag>
      )}
      {post.sideType === PROS && <Tag tone="coral">{t('post.pros')}</Tag>}
      {post.sideType === CONS && <Tag tone="blue">{t('post.cons')}</Tag>}
    </span>
  )
}
