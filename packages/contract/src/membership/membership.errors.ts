import { defineProblems } from '../problem.ts'

export const accessProblems = defineProblems('access', {
  unknown: {
    code: 20301,
    en: 'We could not find this. It may have been renamed or withdrawn.',
    zh: '没找到这项内容，可能已改名或下架。',
  },
  chancesUsedUp: {
    code: 20302,
    en: 'Your free study chances for this month are used up. You get {perMonth} more next month.',
    zh: '本月的免费学习机会已用完，下个月你还会有 {perMonth} 次。',
  },
  notAuthorised: {
    code: 20303,
    en: 'Your user group is not authorised for this course. Please contact your administrator.',
    zh: '你所在的用户组未获授权学习该课程，请联系管理员。',
  },
  notYetOpen: { code: 20304, en: 'This course is not yet open to you', zh: '该课程暂未对你开放' },
  otherIdentity: {
    code: 20305,
    en: 'This belongs to your other identity. Switch to it, then open the link again.',
    zh: '这项内容属于你的另一个身份，切换身份后再打开。',
  },
})
