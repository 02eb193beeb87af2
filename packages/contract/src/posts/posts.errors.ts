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
  speakerUnverified: {
    code: 20805,
    en: 'Please link your mobile number and real name before you comment.',
    zh: '请先绑定手机号并填写真实姓名，再来发言。',
  },
  speakerWithoutPhone: {
    code: 20806,
    en: 'Your company account has no mobile number yet. Please link one to join the discussion.',
    zh: '你的企业账号还没有绑定手机号，绑定后就能参与讨论。',
  },
})
