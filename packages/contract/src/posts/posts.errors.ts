import { defineProblems } from '../problem.ts'

export const postProblems = defineProblems('post', {
  notFound: { code: 20801, en: 'This post is no longer here.', zh: '这条内容已经不在了。' },
  empty: { code: 20802, en: 'Please enter content.', zh: '请输入内容。' },
  tooLong: { code: 20803, en: 'Max 5000 characters', zh: '最多 5000 字' },
  anonymousReadOnly: {
    code: 20804,
    en: 'Anonymous posts can be read, but not answered.',
    zh: '匿名内容只能阅读，不能互动。',
  },
})
