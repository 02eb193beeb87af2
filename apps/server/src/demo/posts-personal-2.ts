import type { DemoPost } from './demo-types.ts'

export const personalPosts2: readonly DemoPost[] = [
  {
    key: 'ps-mentor-notebook',
    enterprise: 'personal',
    author: 'mentor',
    type: 1,
    hoursAgo: 220,
    content:
      '有位学员问我，当经理最该买什么。我说一个本子。写什么？写别人说过的话，一字不改。三个月后翻翻看：你记下来的，是谁的话？没记过的那个人，你上次听他说话是什么时候？',
    aha: ['p30', 'p17', 'scholar', 'p29'],
    likes: ['p18', 'p21', 'scholar'],
    comments: [
      {
        author: 'sailor',
        minutesAfter: 70,
        content: '买了，咖啡色封面。第一页是店里洗碗阿姨说的：「杯子是一个一个碎的。」',
        aha: ['mentor', 'p30', 'p18'],
        likes: ['p21', 'p18', 'p29', 'scholar'],
      },
    ],
  },
  {
    key: 'ps-remote-first-week',
    enterprise: 'personal',
    author: 'p18',
    type: 17,
    hoursAgo: 255,
    content:
      '# 远程办公利大于弊\n我站「利」，但交代一个弊：远程之后，我分不清谁是在认真想，谁是卡住了，因为两种人都很安静。办公室里看背影就知道。',
    cards: [{ kind: 'theme', id: 'remote-work-debate', title: '远程办公利大于弊' }],
    aha: ['mentor', 'p17'],
    likes: ['scholar', 'p29', 'p21'],
    comments: [
      {
        author: 'p29',
        minutesAfter: 100,
        content: '约定一个「卡了」的表情，我们用 🧱。每天平均三块砖。',
        aha: ['p18'],
        likes: ['scholar', 'p17', 'p21'],
      },
    ],
  },
  {
    key: 'ps-store-rain',
    enterprise: 'personal',
    author: 'p21',
    type: 18,
    hoursAgo: 290,
    video: true,
    content:
      '下雨天没客人，教大家玩「我说你画」：一个人描述，背对着的人画。练的是把话说清楚。视频里我描述的是我们店的价签，画出来像一只河马。问题在我。',
    aha: ['p17', 'p30'],
    likes: ['scholar', 'p18', 'p29'],
    comments: [
      {
        author: 'sailor',
        minutesAfter: 45,
        content: '明天打烊后我们也玩，赌一杯燕麦拿铁。',
        likes: ['p21', 'p18'],
      },
    ],
  },
  {
    key: 'ps-scholar-switch',
    enterprise: 'personal',
    author: 'scholar',
    type: 1,
    hoursAgo: 340,
    content:
      '用个人身份写一条公司里不太好写的：我当组长，是因为原来的组长走了，没有别人。不是选出来的，是剩下来的。花了三个月才敢说出来。说出来那天，我组里最老的同事说，他当年也是。',
    aha: ['mentor', 'p30', 'p17', 'p29'],
    likes: ['p18', 'p21', 'p29', 'p17'],
    comments: [
      {
        author: 'sailor0',
        minutesAfter: 30,
        content: '我也是剩下来的。原来的主管去开滴滴了。',
        likes: ['scholar', 'p21', 'p18', 'p17'],
      },
    ],
  },
  {
    key: 'ps-hr-negotiation',
    enterprise: 'personal',
    author: 'p17',
    type: 1,
    hoursAgo: 400,
    content:
      '给正在谈涨薪的朋友一个小建议：先写下「如果不涨，我会怎样」，写完收起来，别带去。带去的那张纸只写一件事：这一年，因为有我，哪里不一样了。',
    aha: ['mentor', 'p30'],
    likes: ['p18', 'scholar', 'p21', 'p29'],
    comments: [],
  },
  {
    key: 'ps-cafe-inventory',
    enterprise: 'personal',
    author: 'sailor',
    type: 1,
    hoursAgo: 470,
    content:
      '盘点第一次归我管，少了两包豆子。我查了两天监控，最后发现是我自己的表加错了一行。公开道歉的时候手心都是汗，阿哲说：「小满姐，你查监控那两天，大家都不敢去后厨了。」比少两包豆子贵。',
    aha: ['mentor', 'p30', 'p17', 'p21'],
    likes: ['p18', 'scholar', 'p29'],
    comments: [
      {
        author: 'p29',
        minutesAfter: 60,
        content: '银行人握个手。先查账，再查人，顺序反了就回不来了。',
        aha: ['p21', 'mentor'],
        likes: ['scholar', 'p18'],
      },
    ],
  },
  {
    key: 'ps-topic-first-season',
    enterprise: 'personal',
    author: 'p30',
    type: 1,
    hoursAgo: 545,
    content:
      '这个专题适合头三个月的新经理，慢慢看。我自己最喜欢第二篇，作者承认他第一年最大的进步，是学会了吃午饭的时候不看手机。',
    cards: [{ kind: 'topic', id: 'first-season-as-manager', title: '当经理的第一个季度' }],
    aha: ['mentor', 'p17'],
    likes: ['scholar', 'p18', 'p21'],
    comments: [],
  },
  {
    key: 'ps-answered-quiet',
    enterprise: 'personal',
    author: 'sailor',
    type: 3,
    hoursAgo: 620,
    answered: true,
    content: '开会没人说话怎么办？我每次问「大家有什么想法」，五个人一起看地板。',
    aha: ['p21', 'p17'],
    likes: ['p18', 'scholar'],
    comments: [
      {
        author: 'p17',
        minutesAfter: 50,
        answer: true,
        content:
          '换成先写后说：每人一张便利贴，两分钟，写「这周最烦的一件小事」，写完贴出来你来念。没人需要先开口。念到第三张，自然会有人说「这个我也是」。',
        aha: ['mentor', 'p30', 'p18'],
        likes: ['scholar', 'p29'],
      },
      {
        author: 'sailor',
        minutesAfter: 3100,
        content: '用了！最烦的小事：抹布永远是湿的。买了十条新抹布，38 块钱，士气大涨。',
        likes: ['p17', 'p21', 'p18', 'mentor', 'scholar', 'p29'],
      },
    ],
  },
  {
    key: 'ps-elevator-apology',
    enterprise: 'personal',
    author: 'sailor0',
    type: 1,
    hoursAgo: 710,
    content:
      '给业主写停水通知，我写「因管网检修，敬请谅解」。十七楼老太太打电话问我：你谅解谁？我重写了一版：「明早九点到十二点没有水，今晚请存两桶，行动不便的打我电话，我们送上去。」送了九户。',
    aha: ['mentor', 'p17', 'p30', 'p29'],
    likes: ['p21', 'scholar', 'p18'],
    comments: [
      {
        author: 'p17',
        minutesAfter: 40,
        content: '公司里一半的通知都可以请这位老太太审。',
        aha: ['p30'],
        likes: ['p29', 'p18', 'scholar', 'p21'],
      },
    ],
  },
  {
    key: 'ps-plan-progress',
    enterprise: 'personal',
    author: 'p18',
    type: 1,
    hoursAgo: 800,
    content:
      '学习计划进度 35%，截止日期过了一周，系统温柔地提醒了我三次。它比我催组员的语气好多了，我在认真学习它的措辞。',
    cards: [{ kind: 'learningPlan', id: 'new-supervisor-plan', title: '新任主管学习计划（六门）' }],
    aha: ['p17'],
    likes: ['scholar', 'p21', 'p29'],
    comments: [],
  },
  {
    key: 'ps-bank-mentor',
    enterprise: 'personal',
    author: 'p29',
    type: 1,
    hoursAgo: 900,
    content:
      '我的第一任行长退休十年了，上周去看他。他记得我第一次做错的那笔账，连金额都记得。我说老行长你当时怎么不骂我。他说：「你自己脸都白了，我再骂，你就只记得我骂你了。」',
    aha: ['mentor', 'p30', 'p17'],
    likes: ['p21', 'scholar', 'p18'],
    comments: [
      {
        author: 'sailor',
        minutesAfter: 90,
        content: '看完决定不骂打翻牛奶的那个小朋友了。',
        likes: ['p29', 'p17', 'p21'],
      },
    ],
  },
  {
    key: 'ps-store-first-manager',
    enterprise: 'personal',
    author: 'p21',
    type: 1,
    hoursAgo: 1010,
    content:
      '整理一下当店长第一年的学费：误会别人 3 次，误排班 11 次，请客 27 次，被店员安慰 2 次。合计：值。',
    aha: ['p30', 'p17'],
    likes: ['scholar', 'p18', 'p29'],
    comments: [],
  },
  {
    key: 'ps-mentor-why-manager',
    enterprise: 'personal',
    author: 'mentor',
    type: 1,
    hoursAgo: 1130,
    content:
      '如果明天不当经理了，工资不变，你会松一口气，还是会舍不得？先别回答我，先回答自己。舍不得的是什么？',
    aha: ['p30', 'p17', 'p29'],
    likes: ['scholar', 'p18', 'p21'],
    comments: [
      {
        author: 'sailor0',
        minutesAfter: 120,
        content: '松一口气，然后第二天早上还是会去看看那三个维修工。',
        aha: ['mentor', 'p30', 'p17'],
        likes: ['p21', 'p29', 'scholar'],
      },
      {
        author: 'p18',
        minutesAfter: 200,
        content: '舍不得看人「突然会了」的那个表情。',
        aha: ['mentor'],
        likes: ['scholar', 'p17', 'p21'],
      },
    ],
  },
  {
    key: 'ps-hr-listening',
    enterprise: 'personal',
    author: 'p17',
    type: 21,
    hoursAgo: 1260,
    content:
      '视频 2 分 05 秒那个停顿，很多人以为是剪辑失误。那是对方在决定要不要说真话。我做了十二年访谈，最值钱的话都在这种停顿后面。',
    cards: [{ kind: 'video', id: 'listening-in-meetings', title: '会上你打断了谁', minutes: 6 }],
    aha: ['mentor', 'p30', 'p29'],
    likes: ['scholar', 'p18', 'p21'],
    comments: [],
  },
  {
    key: 'ps-english-study',
    enterprise: 'personal',
    author: 'p18',
    type: 1,
    hoursAgo: 1400,
    content:
      'Note to self after one year of leading people: 1) nobody reads minds, 2) nobody reads my long messages either, 3) ask first, 4) lunch is a management tool 🍚.',
    aha: ['p30', 'p17'],
    likes: ['scholar', 'p21', 'p29'],
    comments: [{ author: 'p21', minutesAfter: 30, content: '第四条我可以出书。', likes: ['p18', 'scholar'] }],
  },
]
