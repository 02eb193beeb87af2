import type { ReportReason } from '@fairlead/contract/moderation/moderation.schema.ts'

/** What every enterprise of the demo is careful with. */
export const riskyWords = ['内部报价', 'internal price'] as const

export type DemoCase = {
  /** The key of a post of Yunfan. */
  post: string
  hoursAgo: number
  word?: string
  reports?: readonly { by: string; reason: ReportReason; note?: string }[]
  decision?: { by: string; action: 'keep' | 'hide' | 'delete' | 'warn'; reason: string; hoursAgo: number }
  appeal?: { text: string; hoursAgo: number }
}

/** Nine wait; two are decided, one of which is appealed. */
export const demoCases: readonly DemoCase[] = [
  { post: 'yf-risky-quote', hoursAgo: 2, word: '内部报价' },
  { post: 'yf-risky-price-list', hoursAgo: 5, word: 'internal price' },
  {
    post: 'yf-anonymous-boss-steals',
    hoursAgo: 9,
    reports: [
      { by: 'p20', reason: 'false', note: '说的是哪位上级？没有对证的事。' },
      { by: 'p16', reason: 'offensive' },
    ],
  },
  {
    post: 'yf-after-hours',
    hoursAgo: 14,
    reports: [{ by: 'p18', reason: 'offensive', note: '像是在点名批评没秒回的同事。' }],
  },
  {
    post: 'yf-promotion-missed',
    hoursAgo: 20,
    reports: [{ by: 'p17', reason: 'confidential', note: '晋升评语不应该公开。' }],
  },
  {
    post: 'yf-shanghai-supper',
    hoursAgo: 26,
    reports: [
      { by: 'p20', reason: 'confidential', note: '代理换老板的消息还没公布。' },
      { by: 'leader', reason: 'confidential' },
    ],
  },
  {
    post: 'yf-mystery-shopper',
    hoursAgo: 31,
    reports: [{ by: 'p21', reason: 'false', note: '排名不是倒数第二，是第四。' }],
  },
  {
    post: 'yf-anonymous-tired',
    hoursAgo: 40,
    reports: [{ by: 'scholar', reason: 'other', note: '有点担心这位同事，能不能有人联系一下？' }],
  },
  {
    post: 'yf-hiring-friend-referral',
    hoursAgo: 52,
    reports: [{ by: 'p14', reason: 'offensive', note: '认识的人一看就知道说的是谁。' }],
  },
  {
    post: 'yf-probation-fail',
    hoursAgo: 80,
    reports: [{ by: 'p17', reason: 'confidential', note: '试用期结果涉及个人。' }],
    decision: {
      by: 'eadmin',
      action: 'warn',
      reason: '写自己的心得很好，但别让人认出那位同事。',
      hoursAgo: 76,
    },
    appeal: { text: '我已经征得他本人同意，他还给这条点了赞。', hoursAgo: 70 },
  },
  {
    post: 'yf-young-boss-name',
    hoursAgo: 120,
    reports: [{ by: 'p23', reason: 'spam' }],
    decision: { by: 'eadmin', action: 'keep', reason: '', hoursAgo: 118 },
  },
]
