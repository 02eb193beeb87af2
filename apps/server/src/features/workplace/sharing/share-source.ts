import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { ShareParameters, ShareType } from '@fairlead/contract/primitives/share-target.ts'
import type { Viewer } from '../../identity/public.ts'

export interface Shareable {
  title: string
  summary: string
  /** Its page on this site. */
  path: string
}

/** What a feature tells of one of its things, for those who may see it; undefined for everybody else. */
export type ShareSource = (
  viewer: Viewer,
  parameters: ShareParameters,
  language: Language,
) => Promise<Shareable | undefined>

export type ShareSources = Readonly<Partial<Record<ShareType, ShareSource>>>

export const shareLabels: Readonly<Record<ShareType, LocalizedText>> = {
  post: { en: 'Post', zh: '动态' },
  lesson: { en: 'Lesson', zh: '课程' },
  article: { en: 'Article', zh: '文章' },
  topic: { en: 'Topic', zh: '专题' },
  activity: { en: 'Activity', zh: '活动' },
  camp: { en: 'Camp', zh: '训练营' },
  theme: { en: 'Discussion', zh: '话题' },
  debate: { en: 'Debate', zh: '辩论' },
  learningPlan: { en: 'Learning plan', zh: '学习计划' },
  community: { en: 'Community', zh: '社区' },
  group: { en: 'Group', zh: '小组' },
}
