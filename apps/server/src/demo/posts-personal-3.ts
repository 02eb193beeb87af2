import type { DemoPost } from './demo-types.ts'

export const personalPosts3: readonly DemoPost[] = [
  {
    key: 'ps-cafe-training',
    enterprise: 'personal',
    author: 'sailor',
    type: 1,
    hoursAgo: 1560,
    content:
      '新来的小朋友第一天就把打奶缸摔了，吓得说要赔。我给她看了店里那面墙：每个人摔过的第一件东西都写着名字和日期，店长的是一台磨豆机。',
    aha: ['p17', 'p30', 'mentor'],
    likes: ['p21', 'p18', 'scholar', 'p29'],
    comments: [
      {
        author: 'p30',
        minutesAfter: 80,
        content: '这面墙比任何一条安全文化的标语都管用。',
        likes: ['p17', 'p21'],
      },
    ],
  },
  {
    key: 'ps-scholar-debut',
    enterprise: 'personal',
    author: 'scholar',
    type: 1,
    hoursAgo: 1750,
    content:
      '注册第一天。自我介绍：产品经理，还没带过人，听说下个季度可能要带。想先来看看各位都踩过什么坑，我好绕着走。',
    aha: ['mentor'],
    likes: ['p17', 'p18', 'p21', 'p29'],
    comments: [
      {
        author: 'p30',
        minutesAfter: 45,
        content: '坑绕不开，但可以知道掉下去之后喊谁。欢迎。',
        aha: ['mentor', 'p17'],
        likes: ['scholar', 'p18', 'p21', 'p29'],
      },
    ],
  },
  {
    key: 'ps-property-first',
    enterprise: 'personal',
    author: 'sailor0',
    type: 1,
    hoursAgo: 1950,
    content:
      '今天被任命为项目主管，手下十四个人，平均年龄五十一岁，我三十。交接的时候前任只给了我一串钥匙和一句话：「老张怕冷，别排他大门岗。」我觉得这句比钥匙重。',
    aha: ['mentor', 'p30', 'p17'],
    likes: ['p21', 'p29', 'p18'],
    comments: [
      {
        author: 'p17',
        minutesAfter: 60,
        content: '好前任。你走的那天，也会给下一个人留一句这样的话。',
        likes: ['p21', 'p18'],
      },
    ],
  },
]
