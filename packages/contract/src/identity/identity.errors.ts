import { defineProblems } from '../problem.ts'

export const accountProblems = defineProblems('account', {
  wrongPassword: { code: 20101, en: 'Wrong account or password', zh: '账号或密码错误' },
  wrongCode: { code: 20102, en: 'Verification code error', zh: '验证码错误' },
  codeTooSoon: {
    code: 20103,
    en: 'Operation frequent. You can ask for another code in {seconds} s.',
    zh: '操作频繁，{seconds} 秒后可以重新获取验证码。',
  },
  suspended: { code: 20105, en: 'This account is suspended. Please ask your administrator.', zh: '该账号已停用，请联系管理员。' },
  sendFailed: { code: 20106, en: 'Send failed. Please try again.', zh: '发送失败，请重试。' },
  slowedDown: {
    code: 20107,
    en: 'Operation frequent. Please try again in {seconds} s.',
    zh: '操作频繁，请 {seconds} 秒后再试。',
  },
})
