import type { DemoPost } from './demo-types.ts'

export const personalPosts1: readonly DemoPost[] = [
  {
    key: 'ps-cafe-first-shift',
    enterprise: 'personal',
    author: 'sailor',
    type: 1,
    hoursAgo: 0.9,
    content:
      '升副店长第三周，最不习惯的是不能再跟大家一起吐槽店长了。昨天阿哲说「店长那个排班真离谱」，我张嘴就想接，想起那张表有一半是我排的。最后我说：「哪一格离谱？我来改。」他愣了一下，还真指了三格。',
    pictures: 1,
    aha: ['mentor', 'p30', 'p17', 'scholar'],
    likes: ['p21', 'scholar', 'p18', 'p17', 'p29'],
    comments: [
      {
        author: 'p21',
        minutesAfter: 8,
        content: '三格里他说得对的有几格？',
        replies: [
          {
            author: 'sailor',
            minutesAfter: 5,
            content: '三格都对……',
            likes: ['p21', 'p18', 'mentor', 'scholar'],
          },
        ],
      },
      {
        author: 'p17',
        minutesAfter: 30,
        content: '从「一起吐槽」到「哪一格」，你这三周没白过。',
        aha: ['mentor'],
        likes: ['scholar', 'p18'],
      },
    ],
  },
  {
    key: 'ps-property-lift',
    enterprise: 'personal',
    author: 'sailor0',
    type: 1,
    hoursAgo: 5,
    content:
      '小区电梯坏了两天，业主群 400 条消息，我的三个维修工谁也不敢看手机。我把他们的手机都收了，自己一条一条回，回到晚上十一点。电梯第二天修好，最年轻的那个说：「何哥，你替我们挨骂的时候，我才静下来找到那根线。」',
    aha: ['mentor', 'p30', 'p21', 'p17'],
    likes: ['scholar', 'p18', 'p29', 'p21'],
    comments: [
      {
        author: 'sailor',
        minutesAfter: 25,
        content: '我们店客人排长队的时候，店长也会走到柜台外面去。原来是这个作用。',
        likes: ['p17'],
      },
      {
        author: 'p29',
        minutesAfter: 70,
        content: '银行也有业主群，叫投诉热线。挡在前面的那个人，回头要有人给他倒杯水。何哥喝水了吗？',
        likes: ['p17', 'p21', 'scholar'],
      },
    ],
  },
  {
    key: 'ps-question-tips',
    enterprise: 'personal',
    author: 'sailor',
    type: 3,
    hoursAgo: 13,
    content:
      '店里六个兼职，都是大学生，做满三个月就走。店长说反正要走，别花时间教。可是不教，我天天在救火。带一群注定会走的人，花多少力气才合适？',
    aha: ['mentor', 'p21', 'p30'],
    likes: ['p17', 'p18', 'scholar'],
    comments: [
      {
        author: 'p21',
        minutesAfter: 40,
        content:
          '我店里也是。后来让每个要走的人教会下一个人再走，教会了写推荐信。三届下来，第三届教得比我好。',
        aha: ['mentor', 'p17', 'p30', 'p29'],
        likes: ['scholar', 'p18'],
      },
      {
        author: 'mentor',
        minutesAfter: 130,
        content: '你自己当初，是谁在你身上花了力气？',
        aha: ['p30'],
        likes: ['p17', 'scholar'],
        replies: [
          {
            author: 'sailor',
            minutesAfter: 45,
            content: '前店长阿芳姐。我也只打算做三个月的。',
            likes: ['mentor', 'p21', 'p17', 'p18', 'p29'],
          },
        ],
      },
    ],
  },
  {
    key: 'ps-scholar-parent',
    enterprise: 'personal',
    author: 'scholar',
    type: 1,
    hoursAgo: 27,
    content:
      '在公司练了两个月「先问再说」，昨晚用在我妈身上。她说退休没意思，我忍住没给建议，问「哪一天最没意思」。她说周二，因为周二老同事不打牌。我们现在每周二打电话。',
    aha: ['p17', 'mentor', 'p30'],
    likes: ['p18', 'p21', 'p29', 'p17'],
    comments: [
      {
        author: 'p18',
        minutesAfter: 20,
        content: '用在我爸身上了，他问我是不是缺钱。',
        likes: ['scholar', 'p21', 'p17', 'p29'],
      },
    ],
  },
  {
    key: 'ps-coach-first-no',
    enterprise: 'personal',
    author: 'p30',
    type: 1,
    hoursAgo: 38,
    essence: true,
    content:
      '常有新经理问我怎么拒绝上级。我一般反问：上次你答应了又没做到，他是怎么知道的？多数人说，是他来催的时候。所以先练另一句话：「这件我接不住，现在告诉你，比周五告诉你好。」练熟了，拒绝这门课就毕业了。',
    aha: ['mentor', 'p17', 'p29', 'p18', 'p21', 'scholar'],
    likes: ['scholar', 'p18', 'p21', 'p29', 'p17'],
    comments: [
      { author: 'sailor0', minutesAfter: 60, content: '打印出来贴在对讲机后面了。', likes: ['p30', 'p21'] },
      {
        author: 'p18',
        minutesAfter: 85,
        content: '今天用了，老板说「好，那给谁」。就这么简单？？',
        aha: ['p30'],
        likes: ['scholar', 'p17', 'p21'],
      },
    ],
  },
  {
    key: 'ps-night-guard',
    enterprise: 'personal',
    author: 'sailor0',
    type: 1,
    hoursAgo: 56,
    content:
      '夜班保安老是睡着，我装了打卡点，两小时一次。他们学会了设闹钟，打完接着睡。上周我陪了一个通宵，凌晨三点我也睡着了。现在三点到四点两个人一班，可以说话。睡着的事再没发生过。',
    aha: ['mentor', 'p30', 'p29'],
    likes: ['p17', 'p21', 'scholar'],
    comments: [
      { author: 'p30', minutesAfter: 50, content: '你陪的那一夜，省了一年的打卡机。', likes: ['p17', 'p29'] },
    ],
  },
  {
    key: 'ps-frontend-side',
    enterprise: 'personal',
    author: 'p18',
    type: 1,
    hoursAgo: 72,
    content:
      '周末带了一个开源小组，五个人，没工资没绩效没工位。平时那些「因为我是组长」的招一个都不管用，只剩一招：说清楚这事为什么好玩。周一回公司，我试着也只用这一招开站会，it works 🤯',
    aha: ['mentor', 'p17', 'p30'],
    likes: ['scholar', 'p21', 'p29'],
    comments: [],
  },
  {
    key: 'ps-hr-resume',
    enterprise: 'personal',
    author: 'p17',
    type: 1,
    hoursAgo: 95,
    content:
      '帮朋友看主管岗的简历，「带领 8 人团队完成 1200 万业绩」写得很漂亮。我请他再写一行：这 8 个人现在都在做什么？他写了三天，打了六个电话。面试那天对方就问了这一行。',
    aha: ['mentor', 'p30', 'p29', 'p18'],
    likes: ['scholar', 'p21', 'p18'],
    comments: [
      {
        author: 'sailor',
        minutesAfter: 60,
        content: '这句我先存着，等我有 8 个人的时候用。',
        likes: ['p17', 'p21'],
      },
    ],
  },
  {
    key: 'ps-article-share',
    enterprise: 'personal',
    author: 'p29',
    type: 1,
    hoursAgo: 118,
    content:
      '路上看完这篇，最有用的是中间一句：「会开完了，谁的日历变了？」照着看了我昨天的三个会，没有一个人的日历变了，包括我。',
    cards: [
      { kind: 'article', id: 'meetings-end-with-three-lines', title: '会议结束前的三行字', minutes: 7 },
    ],
    aha: ['mentor', 'p17', 'p30'],
    likes: ['scholar', 'p18', 'p21'],
    comments: [],
  },
  {
    key: 'ps-latte-feedback',
    enterprise: 'personal',
    author: 'sailor',
    type: 1,
    hoursAgo: 140,
    pictures: 2,
    content:
      '练了一次给反馈。左边是阿哲的拉花，右边是我的。本来想说「你这个太随意了」，按课上的办法改成：「这杯奶泡厚了半厘米，客人喝第一口是烫的。」他自己尝了一口，倒掉重做。原来不用凶。',
    cards: [{ kind: 'lesson', id: 'feedback-four-steps-1', title: '给反馈的四步法', minutes: 12 }],
    aha: ['mentor', 'p17', 'p21', 'p30'],
    likes: ['scholar', 'p18', 'p29', 'p21'],
    comments: [
      {
        author: 'p21',
        minutesAfter: 15,
        content: '右边是天鹅还是鸭子？',
        replies: [
          {
            author: 'sailor',
            minutesAfter: 4,
            content: '是叶子 😭',
            likes: ['p21', 'p18', 'p17', 'scholar'],
          },
        ],
      },
      {
        author: 'mentor',
        minutesAfter: 200,
        content: '「烫的」这两个字，是谁的感受？说得好。',
        likes: ['p17', 'p30'],
      },
    ],
  },
  {
    key: 'ps-admin-hello',
    enterprise: 'personal',
    author: 'admin',
    type: 1,
    hoursAgo: 168,
    pinned: true,
    content: '欢迎来到领航。这里不考勤、不打分。建议从一句真话开始：最近一次带人，哪一刻让你心里没底？',
    aha: ['mentor', 'p30'],
    likes: ['p17', 'scholar', 'p18', 'p21', 'p29'],
    comments: [
      {
        author: 'sailor0',
        minutesAfter: 100,
        content: '每天早上点名的时候。怕他们觉得我是因为会写报告才当的主管。',
        aha: ['p30', 'mentor'],
        likes: ['p17', 'p21'],
      },
      {
        author: 'sailor',
        minutesAfter: 160,
        content: '店长休假，第一次自己关店，锁了门又回来看了三遍煤气。',
        likes: ['p21', 'p17', 'p18'],
      },
    ],
  },
  {
    key: 'ps-open-question-family',
    enterprise: 'personal',
    author: 'sailor0',
    type: 3,
    hoursAgo: 190,
    content:
      '我表哥在我手下做保洁，年纪比我大十岁。他迟到我说不出口，别人看着。有在同一个单位带亲戚的吗？怎么谈的第一次？',
    aha: ['p17', 'mentor'],
    likes: ['p21', 'p29'],
    comments: [],
  },
]
