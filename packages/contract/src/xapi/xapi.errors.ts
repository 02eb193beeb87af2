import { defineProblems } from '../problem.ts'

export const credentialProblems = defineProblems('credential', {
  notFound: { code: 22001, en: 'This key is no longer here.', zh: '这个密钥已经不在了。' },
})

export const forwardingProblems = defineProblems('forwarding', {
  notFound: { code: 22021, en: 'This forwarding is no longer here.', zh: '这条转发已经不在了。' },
})

export const statementProblems = defineProblems('statement', {
  idTaken: {
    code: 22011,
    en: 'Another statement has this id already.',
    zh: '这个编号已经属于另一条学习记录。',
  },
})
