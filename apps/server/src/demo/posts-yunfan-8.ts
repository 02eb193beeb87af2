import type { DemoPost } from './demo-types.ts'

export const yunfanPosts8: readonly DemoPost[] = [
  {
    key: 'yf-hiring-friend-referral',
    enterprise: 'yunfan',
    author: 'p20',
    type: 1,
    hoursAgo: 2250,
    content:
      '招人教训一条。我亲自推荐的前同事，背景漂亮，面试我跳过了两轮，「我了解他」。他在上家能成，是因为背后有一个七人的支持团队，这件事我们谁都没问。半年后他走的时候说，你其实不了解我，你了解的是我的成绩。',
    cards: [
      { kind: 'lesson', id: 'hire-well-2', title: '招对人：问他做过什么，别问他会怎么做', minutes: 12 },
    ],
    aha: ['p17', 'mentor', 'leader', 'p30'],
    likes: ['elite', 'scholar', 'p22', 'noaha'],
    comments: [
      {
        author: 'p17',
        minutesAfter: 45,
        content: '现在面试题库第 9 题：「那件事里，别人替你做了什么？」出处就是这里。',
        aha: ['leader', 'p20'],
        likes: ['elite', 'p14', 'scholar'],
      },
    ],
  },
  {
    key: 'yf-coach-two-chairs',
    enterprise: 'yunfan',
    author: 'p30',
    type: 1,
    hoursAgo: 2440,
    content:
      '一位经理来找我练「怎么让下属服我」。我请他坐到另一把椅子上，当他自己的下属，听我念他上周发的十二条消息。念到第五条，他说：「别念了，这人真烦。」那天的课四分钟就上完了。',
    aha: ['mentor', 'leader', 'p17', 'master', 'ta'],
    likes: ['elite', 'p20', 'scholar', 'p18', 'p22', 'p14'],
    comments: [
      {
        author: 'elite',
        minutesAfter: 30,
        content: '回去翻了我自己的。念到第三条。',
        likes: ['p30', 'p20', 'p18'],
      },
    ],
  },
  {
    key: 'yf-welcome',
    enterprise: 'yunfan',
    author: 'leader',
    type: 1,
    hoursAgo: 2700,
    content:
      '园区开张第一帖。我只有一个请求：写你真的遇到的事，哪怕只有两句。别发转载，别发鸡汤。看到让你心里「咯噔」一下的，送一个啊哈。',
    aha: ['mentor', 'eadmin', 'p17', 'p30', 'master', 'ta'],
    likes: ['scholar', 'elite', 'noaha', 'p14', 'p15', 'p16', 'p18', 'p20', 'p21', 'p22', 'p23'],
    comments: [
      {
        author: 'p16',
        minutesAfter: 20,
        content: '会打字了，先报个到。',
        likes: ['leader', 'p21', 'ta', 'p15', 'p22'],
      },
      {
        author: 'eadmin',
        minutesAfter: 45,
        content: '支持。人力这边也不会在这里发通知，通知另有去处。',
        likes: ['leader', 'p17', 'p14', 'p20'],
      },
    ],
  },
]
