import { defineProblems } from '../problem.ts'

export const identityProblems = defineProblems('identity', {
  unknown: {
    code: 20201,
    en: 'This identity is not one of yours. Choose another one from the menu.',
    zh: '这不是你的身份，请在菜单里选择其他身份。',
  },
})
