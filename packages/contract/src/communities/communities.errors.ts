import { defineProblems } from '../problem.ts'

export const placeProblems = defineProblems('place', {
  notFound: { code: 20601, en: 'This place is no longer here.', zh: '这个地方已经不在了。' },
  membersOnly: { code: 20602, en: 'Join first, then you can take part.', zh: '先加入，才能参与。' },
  readOnly: { code: 20603, en: 'Nothing can be posted here.', zh: '这里不能发布内容。' },
  quit: {
    code: 10016,
    en: 'You have left this community or group, so nothing was posted.',
    zh: '你已退出这个社区或小组，内容没有发布。',
  },
})

export const communityProblems = defineProblems('community', {
  notFound: {
    code: 20611,
    en: 'This community or group is no longer here.',
    zh: '这个社区或小组已经不在了。',
  },
  mentorsOnly: {
    code: 20612,
    en: 'For now only Mentors can create communities.',
    zh: '社区创建还在内测，目前只有导师可以创建。',
  },
  noPermission: { code: 20613, en: 'No permission', zh: '没有权限' },
  nameEmpty: { code: 20614, en: 'Please enter a name.', zh: '请输入名称。' },
  nameTooLong: {
    code: 20615,
    en: 'The name is too long: at most 15 letters, or 7 Chinese characters.',
    zh: '名称太长了，最多 7 个汉字或 15 个字母。',
  },
  introTooLong: { code: 20616, en: 'The introduction is over 200 characters.', zh: '简介超过 200 字了。' },
  noticeTooLong: { code: 20617, en: 'The notice is over 600 characters.', zh: '公告超过 600 字了。' },
  nameTaken: {
    code: 20618,
    en: 'There is already one of that name here. Please choose another.',
    zh: '这里已经有同名的了，换个名称吧。',
  },
  full: { code: 20619, en: 'Overpopulation limit: this one is full.', zh: '人数已达上限，暂时加入不了。' },
  invitationOnly: {
    code: 20620,
    en: 'One joins here by invitation. Ask its leader for a link.',
    zh: '这里只能通过邀请加入，找负责人要一个邀请链接吧。',
  },
  reasonTooLong: { code: 20621, en: 'The message is over 200 characters.', zh: '申请说明超过 200 字了。' },
  leaderStays: {
    code: 20622,
    en: 'You lead it. Hand it over to somebody first, then you can leave.',
    zh: '你是负责人，先移交给别人才能退出。',
  },
  notMember: { code: 20623, en: 'This person is not a member.', zh: '对方不是这里的成员。' },
  requestDecided: {
    code: 20624,
    en: 'Somebody has already answered this request.',
    zh: '这份申请已经处理过了。',
  },
  invitationInvalid: {
    code: 20625,
    en: 'Invalid or expired invitation code',
    zh: '邀请码无效或已过期',
  },
  clockedIn: { code: 20626, en: 'The group has already clocked in today.', zh: '今天已经打过卡了。' },
  minutesEmpty: { code: 20627, en: 'Please enter a title and the minutes.', zh: '请填写标题和纪要内容。' },
  minutesTooLong: {
    code: 20628,
    en: 'Too long: 50 characters for the title, 5000 for the minutes.',
    zh: '内容太长了：标题最多 50 字，纪要最多 5000 字。',
  },
  noClass: {
    code: 20629,
    en: 'You are not in this class.',
    zh: '你不在这个班级里。',
  },
})
