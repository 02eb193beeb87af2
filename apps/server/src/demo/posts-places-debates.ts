import type { DemoPlacePost } from './demo-community-types.ts'

const argument = { type: 17, aha: [], comments: [] } as const

/** What people argue in the two debates, each on their own side. */
export const debatePosts: readonly DemoPlacePost[] = [
  {
    ...argument,
    key: 'trust-red-shadow',
    place: 'trust-or-rules',
    side: 1,
    enterprise: 'yunfan',
    author: 'mentor',
    hoursAgo: 260,
    content:
      '我接过三支队伍。第一支我先发了考勤和汇报制度，两周后所有人都按时，所有人都不说话。第二支我先花三周每人聊一小时，第四周他们自己提出要定例会。制度写得再好，也是信任的影子。',
    likes: ['p17', 'p22', 'leader', 'scholar'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 22,
        content: '三周聊一小时，业务谁来管？影子没有，事故会有。',
        likes: ['p14', 'p16'],
        replies: [
          { author: 'mentor', minutesAfter: 9, content: '那三周我也在场，只是没带表格来。', likes: ['p17'] },
        ],
      },
    ],
  },
  {
    ...argument,
    key: 'trust-blue-onduty',
    place: 'trust-or-rules',
    side: 2,
    enterprise: 'yunfan',
    author: 'noaha',
    hoursAgo: 240,
    content:
      '半夜两点告警响了，谁起来？靠信任，永远是最好说话的那个人起来。值班表贴出来那天，最好说话的那个人第一次睡了整觉。制度保护的是老实人。',
    aha: ['mentor', 'p30'],
    likes: ['p14', 'p18', 'p20', 'master', 'p16'],
    comments: [
      { author: 'p22', minutesAfter: 35, content: '「制度保护老实人」，这句我要抄走，虽然我站红方。' },
      { author: 'p14', minutesAfter: 61, content: '补充数据：排班之后夜间响应从 19 分钟降到 6 分钟。' },
    ],
  },
  {
    ...argument,
    key: 'trust-red-form',
    place: 'trust-or-rules',
    side: 1,
    enterprise: 'yunfan',
    author: 'p17',
    hoursAgo: 68,
    content:
      '做 HRBP 的说一句：每套没人信的制度，都会长出一套暗号。大家学会了「怎么填才不挨骂」，表格越全，真话越少。先让人敢说「我没做完」，再谈完成率。',
    aha: ['mentor'],
    likes: ['leader', 'p23', 'scholar', 'p22'],
  },
  {
    ...argument,
    key: 'trust-blue-store',
    place: 'trust-or-rules',
    side: 2,
    enterprise: 'yunfan',
    author: 'p16',
    hoursAgo: 44,
    content:
      '仓库里十七个人，今年换了九个。信任是跟着人走的，人走了就清零；盘点流程是跟着货走的，货在它就在。换人快的地方，只能先有制度。',
    likes: ['elite', 'p14', 'noaha', 'p20'],
    comments: [{ author: 'elite', minutesAfter: 40, content: '被你说服了，我去改边。', likes: ['p16'] }],
  },
  {
    ...argument,
    key: 'trust-red-newcomer',
    place: 'trust-or-rules',
    side: 1,
    enterprise: 'yunfan',
    author: 'scholar',
    hoursAgo: 21,
    content:
      '上个月我给评审定了三条规则，没人遵守。后来我先在会上认了自己一个错的设计，第二天三条规则都有人用了。规则没变，变的是他们信不信我是来一起做事的。',
    likes: ['mentor', 'p18', 'p23'],
  },
  {
    ...argument,
    key: 'trust-blue-client',
    place: 'trust-or-rules',
    side: 2,
    enterprise: 'yunfan',
    author: 'p20',
    hoursAgo: 6,
    content: '大客户只认白纸黑字。团队也一样：口头答应的三件事，过两周剩一件；写下来的三件事，过两周剩三件。',
    likes: ['noaha', 'elite'],
  },
  {
    ...argument,
    key: 'remote-red-focus',
    place: 'remote-work-debate',
    side: 1,
    enterprise: 'personal',
    author: 'p18',
    hoursAgo: 210,
    content:
      '算过：在办公室，我一天被叫起来 11 次；在家，3 次。写一个复杂的改动，被打断一次要二十分钟才回得去。远程省下的不是通勤，是这八次回不去。',
    likes: ['p17', 'scholar'],
    comments: [{ author: 'p29', minutesAfter: 50, content: '那八次里，有几次是新人在求救？' }],
  },
  {
    ...argument,
    key: 'remote-blue-watching',
    place: 'remote-work-debate',
    side: 2,
    enterprise: 'personal',
    author: 'sailor',
    hoursAgo: 120,
    content:
      '我是开咖啡馆的，没法远程。新来的店员怎么学会安抚排队的客人？没人教，是站在旁边偷看学会的。远程以后，你们的新人站在谁旁边？',
    aha: ['mentor', 'p30'],
    likes: ['p29', 'p21'],
  },
  {
    ...argument,
    key: 'remote-blue-corridor',
    place: 'remote-work-debate',
    side: 2,
    enterprise: 'personal',
    author: 'p30',
    hoursAgo: 30,
    content: '教练做久了会发现，真正的问题很少在约好的一小时里出现，它们出现在送客到电梯口的那两分钟。',
    likes: ['p29', 'p17'],
  },
]
