import { defineProblems } from '../problem.ts'

export const accountProblems = defineProblems('account', {
  wrongPassword: { code: 20101, en: 'Wrong account or password', zh: '账号或密码错误' },
  wrongCode: { code: 20102, en: 'Verification code error', zh: '验证码错误' },
  codeTooSoon: {
    code: 20103,
    en: 'Operation frequent. You can ask for another code in {seconds} s.',
    zh: '操作频繁，{seconds} 秒后可以重新获取验证码。',
  },
  addressTaken: { code: 20104, en: 'Phone or email already used', zh: '手机号或邮箱已被使用' },
  suspended: {
    code: 20105,
    en: 'This account is suspended. Please ask your administrator.',
    zh: '该账号已停用，请联系管理员。',
  },
  sendFailed: { code: 20106, en: 'Send failed. Please try again.', zh: '发送失败，请重试。' },
  unknown: { code: 20108, en: 'User does not exist', zh: '用户不存在' },
  robotCheckFailed: {
    code: 20109,
    en: 'The piece was not in its place. Please try again with a new picture.',
    zh: '拼图没有对上，换一张再试一次。',
  },
  robotCheckNeeded: {
    code: 20110,
    en: 'Somebody has been guessing passwords for this account. Please complete the check to sign in.',
    zh: '有人在反复尝试这个账号的密码，请完成验证后再登录。',
  },
  ticketOver: {
    code: 20111,
    en: 'That took a while, so the code is no longer valid. Please get a new one.',
    zh: '等待时间有点长，验证码已失效，请重新获取。',
  },
  invitationInvalid: {
    code: 20112,
    en: 'Invalid or expired invitation code',
    zh: '邀请码无效或已过期',
  },
  noAddress: {
    code: 20113,
    en: 'This account has no mobile number or e-mail yet. Please link one first.',
    zh: '这个账号还没有绑定手机号或邮箱，请先绑定。',
  },
  handOverFirst: {
    code: 20114,
    en: 'Please hand over what you lead or own first.',
    zh: '请先把你负责的社区、小组或训练营交给别人。',
  },
  noPicture: {
    code: 20115,
    en: 'Please choose a JPG or PNG picture below 2 MB.',
    zh: '请选择 2 MB 以内的 JPG 或 PNG 图片。',
  },
  slowedDown: {
    code: 20107,
    en: 'Operation frequent. Please try again in {seconds} s.',
    zh: '操作频繁，请 {seconds} 秒后再试。',
  },
})

/** What is wrong with a new password. */
export const passwordProblems = defineProblems('password', {
  wrongLength: {
    code: 20130,
    en: 'A password has 6 to 16 characters, without a space at either end.',
    zh: '密码需要 6 到 16 个字符，首尾不能有空格。',
  },
  different: { code: 20131, en: 'The two passwords are not the same.', zh: '两次输入的密码不一致。' },
  common: {
    code: 20132,
    en: 'This password is easy to guess. Please choose another one.',
    zh: '这个密码太容易被猜到，换一个吧。',
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
