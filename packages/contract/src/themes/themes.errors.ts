import { defineProblems } from '../problem.ts'

export const themeProblems = defineProblems('theme', {
  notFound: { code: 20701, en: 'This discussion is no longer here.', zh: '这个话题已经不在了。' },
  alreadyCreated: {
    code: 10023,
    en: 'There is already a discussion of that name. Please change the name.',
    zh: '已经有同名话题了，请修改名称。',
  },
  needsMembership: {
    code: 20702,
    en: 'Sailors can’t start discussions yet. Become a Scholar to start one.',
    zh: 'Sailor 暂时不能发起话题，升级为 Scholar 后就可以了。',
  },
  nameEmpty: { code: 20703, en: 'Please enter a name.', zh: '请输入话题名称。' },
  nameTooLong: { code: 20704, en: 'The name is over 50 characters.', zh: '名称超过 50 字了。' },
  describesTooLong: { code: 20705, en: 'The description is over 200 characters.', zh: '描述超过 200 字了。' },
  sidesMissing: { code: 20706, en: 'A debate needs both sides.', zh: '辩论需要填写双方观点。' },
  sideTooLong: { code: 20707, en: 'A side is over 30 characters.', zh: '单方观点超过 30 字了。' },
  pickSideFirst: { code: 20708, en: 'Pick a side first, then argue for it.', zh: '先选一方，再发表观点。' },
  debateEnded: { code: 20709, en: 'This debate has ended.', zh: '这场辩论已经结束了。' },
  notDebate: { code: 20710, en: 'This discussion has no sides.', zh: '这个话题不分正反方。' },
  reasonTooLong: { code: 20711, en: 'The reason is over 200 characters.', zh: '理由超过 200 字了。' },
  teamOnly: { code: 20712, en: 'Join the team first.', zh: '先加入团队，才能参与。' },
  noPermission: { code: 20713, en: 'No permission', zh: '没有权限' },
  taskTooLong: { code: 20714, en: 'A task needs 1 to 50 characters.', zh: '任务需要 1 到 50 个字。' },
})
