import { defineProblems } from '../problem.ts'

export const AHA_BONUS_CODE = 10063

export const ahaProblems = defineProblems('aha', {
  spent: {
    code: 10062,
    en: 'You have sent {sent} Aha this month and none is left.',
    zh: '你本月已送出 {sent} 个啊哈，没有剩余了。',
  },
  toOneself: { code: 20502, en: 'You cannot send an Aha to yourself.', zh: '不能给自己送啊哈。' },
  alreadyGiven: { code: 20503, en: 'You have already sent an Aha here.', zh: '你已经送过啊哈了。' },
  secretInvalid: {
    code: 20504,
    en: 'That took a little long. Please send your Aha again.',
    zh: '等得有点久了，请重新送一次啊哈。',
  },
})
