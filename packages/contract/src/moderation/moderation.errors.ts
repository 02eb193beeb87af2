import { defineProblems } from '../problem.ts'

/** Why a text does not go out. */
export const speechProblems = defineProblems('speech', {
  risky: {
    code: 10061,
    en: 'Your text contains “{word}”, which may not be meant for everyone here. If you post it, a moderator will look at it.',
    zh: '内容中含有「{word}」，可能不适合公开。继续发布后，管理员会查看这条内容。',
  },
  muted: {
    code: 22301,
    en: 'You can’t post until {until}. Reason: {reason}',
    zh: '{until} 之前你不能发言。原因：{reason}',
  },
})

export const moderationProblems = defineProblems('moderation', {
  passInvalid: {
    code: 22302,
    en: 'That took a little long. Please post your text again.',
    zh: '等得有点久了，请重新发布一次。',
  },
  targetUnknown: { code: 22303, en: 'This content is no longer here.', zh: '这条内容已经不在了。' },
  ownContent: {
    code: 22304,
    en: 'This is your own. You can delete it.',
    zh: '这是你自己发的，可以直接删除。',
  },
  caseUnknown: { code: 22305, en: 'There is no such case.', zh: '没有找到这条记录。' },
  alreadyDecided: {
    code: 22306,
    en: 'A colleague has just decided this.',
    zh: '同事刚刚处理过这一条了。',
  },
  reasonMissing: {
    code: 22307,
    en: 'Please write a reason. The author will read it.',
    zh: '请写明理由，作者会看到。',
  },
  appealedBefore: { code: 22308, en: 'You have appealed already.', zh: '你已经申诉过了。' },
})
