import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { postsText } from '../posts.text.ts'

const MENTOR = 1
const ASSISTANT = 3

/** Mentor or teaching assistant, wherever a person is named. */
export function MentorTag({ isMentor }: Pick<LeafPost, 'isMentor'>) {
  const t = useText(postsText)
  if (isMentor === MENTOR) return <Tag tone="amber">{t('post.mentor')}</Tag>
  if (isMentor === ASSISTANT) return <Tag tone="amber">{t('post.assistant')}</Tag>
  return null
}
