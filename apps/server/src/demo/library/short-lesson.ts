import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { DemoLesson } from './library-types.ts'

/** A lesson of one idea: read it, try it in the week, say how it went. */
export const shortLesson = (
  course: string,
  position: DemoLesson['position'],
  lesson: {
    summary: LocalizedText
    tags: readonly LocalizedText[]
    read: LocalizedText
    practise: LocalizedText
    ask: LocalizedText
  },
): DemoLesson => ({
  course,
  position,
  summary: lesson.summary,
  tags: lesson.tags,
  sections: [
    { kind: 'text', key: 'read', title: { en: 'The idea', zh: '核心想法' }, body: lesson.read },
    {
      kind: 'text',
      key: 'practise',
      title: { en: 'Try it this week', zh: '这周试一试' },
      body: lesson.practise,
    },
    { kind: 'discussion', key: 'talk', title: { en: 'Discussion', zh: '讨论' }, prompt: lesson.ask },
  ],
})
