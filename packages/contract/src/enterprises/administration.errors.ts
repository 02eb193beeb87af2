import { defineProblems } from '../problem.ts'

export const administrationProblems = defineProblems('administration', {
  unknownEnterprise: {
    code: 20250,
    en: 'This enterprise is not one you look after.',
    zh: '这家企业不在你的管理范围内。',
  },
})
