import type {
  LessonPage,
  LessonSection,
  ResourceSummary,
  Study,
} from '@fairlead/contract/library/library.schema.ts'

const words = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

const summaryOf = (changes: Partial<ResourceSummary> = {}): ResourceSummary => ({
  kind: 'lesson',
  code: 'feedback-2',
  versionId: 7,
  resourceType: 1401,
  title: '把判断换成看见',
  summary: '先学会把两者分开。',
  minutes: 6,
  tags: ['反馈'],
  ability: 'people',
  category: 0,
  views: 12_480,
  completions: 3,
  ahaNum: 4,
  publishedAt: '2026-10-01T00:00:00.000Z',
  course: { code: 'feedback', title: '给反馈的四步法', position: 2, total: 3 },
  ...changes,
})

const sections: LessonSection[] = [
  { key: 'read', kind: 'text', title: '读一读', minutes: 3, doc: words('摄像机拍不下来的，还不算事实。') },
  {
    key: 'check',
    kind: 'quiz',
    title: '考考自己',
    minutes: 3,
    questions: [
      {
        key: 'camera',
        prompt: '哪一句拍得下来？',
        choices: [
          { key: 'a', text: '你不投入。' },
          { key: 'b', text: '你看了四次手机。' },
        ],
      },
    ],
  },
  { key: 'talk', kind: 'discussion', title: '讨论', minutes: 3, prompt: '你看见了什么？' },
]

export const lessonOf = (changes: Partial<LessonPage> = {}): LessonPage => ({
  head: summaryOf(),
  access: 'open',
  outline: sections.map(({ key, kind, title, minutes }) => ({ key, kind, title, minutes })),
  sections,
  newerVersionId: 0,
  isStale: 0,
  lessons: [
    { code: 'feedback-1', title: '为什么反馈总被听成批评', minutes: 5 },
    { code: 'feedback-2', title: '把判断换成看见', minutes: 6 },
    { code: 'feedback-3', title: '先说事实，再说影响', minutes: 4 },
  ],
  ...changes,
})

export const studyOf = (changes: Partial<Study> = {}): Study => ({
  versionId: 7,
  percent: 0,
  sections: [],
  lastSectionKey: '',
  lastTime: null,
  completeTime: null,
  notes: [],
  answers: [],
  ...changes,
})
