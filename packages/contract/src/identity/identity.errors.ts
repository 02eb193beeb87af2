import { defineProblems } from '../problem.ts'

export const accountProblems = defineProblems('account', {
  wrongPassword: { code: 20101, en: 'Wrong account or password', zh: '账号或密码错误' },
  wrongCode: { code: 20102, en: 'Verification code error', zh: '验证码错误' },
  codeTooSoon: {
    code: 20103,
    en: 'Operation frequent. You can ask for another code in {seconds} s.',
    zh: '操作频繁，{seconds} 秒后可以重新获取验证码。',
  },
  suspended: {
    code: 20105,
    en: 'This account is suspended. Please ask your administrator.',
    zh: '该账号已停用，请联系管理员。',
  },
  sendFailed: { code: 20106, en: 'Send failed. Please try again.', zh: '发送失败，请重试。' },
  unknown: { code: 20108, en: 'User does not exist', zh: '用户不存在' },
  slowedDown: {
    code: 20107,
    en: 'Operation frequent. Please try again in {seconds} s.',
    zh: '操作频繁，请 {seconds} 秒后再试。',
  },
})

/** Why a viewer may look on but not take part. */
export const viewerProblems = defineProblems('viewer', {
  unverified: {
    code: 20120,
    en: 'Please link your mobile number and real name before you comment.',
    zh: '请先绑定手机号并填写真实姓名，再来发言。',
  },
  ssoWithoutPhone: {
    code: 20121,
    en: 'Your company account has no mobile number yet. Please link one to join the discussion.',
    zh: '你的企业账号还没有绑定手机号，绑定后就能参与讨论。',
  },
  needsMembership: {
    code: 20122,
    en: 'Aha and likes come with a Scholar membership. Please upgrade to join in.',
    zh: '升级为 Scholar 会员后，就可以送啊哈和点赞了。',
  },
})
