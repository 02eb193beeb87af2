import type { DemoPost } from './demo-types.ts'

export const chenghaiPosts2: readonly DemoPost[] = [
  {
    key: 'cb-audit-night',
    enterprise: 'chenghai',
    author: 'p29',
    type: 1,
    hoursAgo: 370,
    content:
      '检查组要一份三年前的材料，经手人离职了。我在前同事群里问，四分钟就有人告诉我在哪个柜子第几层。人走了还肯回你消息，这大概是对一个团队最准的考核。',
    aha: ['p27', 'p30', 'mentor'],
    likes: ['p28', 'sso', 'ta'],
    comments: [],
  },
  {
    key: 'cb-ta-notes',
    enterprise: 'chenghai',
    author: 'ta',
    type: 1,
    hoursAgo: 440,
    content:
      '这周澄海班的练习是「只问不答，撑五分钟」。成绩公布：邱行长 4 分 50 秒，功亏一篑，因为她说了一句「我觉得你可以」。',
    aha: ['mentor', 'p27'],
    likes: ['p28', 'p29', 'sso', 'p30'],
    comments: [
      {
        author: 'p27',
        minutesAfter: 20,
        content: '申请重考。',
        likes: ['ta', 'p28', 'p29', 'sso', 'mentor'],
      },
    ],
  },
  {
    key: 'cb-pictures-lobby',
    enterprise: 'chenghai',
    author: 'p28',
    type: 1,
    hoursAgo: 520,
    pictures: 4,
    content:
      '大厅动线改了四版，四张图。第一版是设计公司画的，好看。第四版是保洁阿姨说的：「下雨天大家都挤在那根柱子后面躲风。」柱子后面现在是填单台。',
    aha: ['p27', 'mentor', 'p30'],
    likes: ['p29', 'sso', 'ta'],
    comments: [],
  },
  {
    key: 'cb-promotion-talk',
    enterprise: 'chenghai',
    author: 'p27',
    type: 1,
    hoursAgo: 610,
    content:
      '告诉一位同事这次没有选上她。我准备好了纸巾，她没哭，问我：「你投的谁？」我说投的你，没投赢。她说那就行。我后来一直想，如果我没投她，这句话我敢不敢照实说。',
    aha: ['mentor', 'p30', 'p28', 'p29'],
    likes: ['sso', 'p28', 'ta'],
    comments: [
      {
        author: 'mentor',
        minutesAfter: 60,
        content: '敢不敢？',
        likes: ['p30', 'p28'],
        replies: [
          {
            author: 'p27',
            minutesAfter: 300,
            content: '想了一晚上。去年不敢，今年应该敢。',
            aha: ['mentor', 'p30'],
            likes: ['p28', 'p29', 'sso'],
          },
        ],
      },
    ],
  },
  {
    key: 'cb-answered-interrupt',
    enterprise: 'chenghai',
    author: 'p28',
    type: 3,
    hoursAgo: 700,
    answered: true,
    content:
      '柜员一遇到问题就喊「主管」，我一天跑八十趟。授权吧，怕出合规问题；不授权吧，我腿断了。怎么分哪些能放？',
    aha: ['p27', 'mentor'],
    likes: ['p29', 'sso'],
    comments: [
      {
        author: 'p29',
        minutesAfter: 90,
        answer: true,
        content:
          '记三天，八十趟里每一趟写一个词。我们记完发现 31 趟是同三件事：改手机号、大额预约、证件快过期。这三件写成一张卡片，柜员照卡片做，做完你抽查。剩下的你接着跑。',
        aha: ['mentor', 'p30', 'p28', 'ta'],
        likes: ['p28', 'ta'],
      },
      {
        author: 'p28',
        minutesAfter: 5800,
        content: '记完了，我们是 44 趟同两件事。今天微信步数排名掉到第九，谢谢贺总。',
        likes: ['p29', 'p27', 'sso', 'ta', 'p30'],
      },
    ],
  },
  {
    key: 'cb-coach-mirror',
    enterprise: 'chenghai',
    author: 'p30',
    type: 1,
    hoursAgo: 800,
    content:
      '一位支行行长说她的团队「没有主动性」。我请她把上周团队主动提过的事写下来，她写了两件。我又请她的副手写，写了十一件。九件的差额，是那些刚开口就被「先放一放」的。',
    aha: ['mentor', 'p27', 'sso', 'p29'],
    likes: ['p28', 'ta', 'p29'],
    comments: [
      {
        author: 'p27',
        minutesAfter: 45,
        content: '不用打听了，是我。那九件我要回来了，做了三件。',
        aha: ['p30', 'mentor', 'p28'],
        likes: ['p29', 'sso', 'ta'],
      },
    ],
  },
  {
    key: 'cb-remote-team',
    enterprise: 'chenghai',
    author: 'p29',
    type: 1,
    hoursAgo: 900,
    content:
      '团队分在三个城市，以前周会我在杭州，杭州的人围着我，另外两地在屏幕上像两张邮票。现在我也回工位开，人人一个小方块，包括我。萧山的小伙子说，第一次觉得自己坐在桌边。',
    aha: ['mentor', 'p27', 'p30'],
    likes: ['p28', 'sso'],
    comments: [],
  },
  {
    key: 'cb-service-star',
    enterprise: 'chenghai',
    author: 'p27',
    type: 1,
    hoursAgo: 1020,
    content:
      '「服务之星」评了三年，年年是同一个人，别人鼓掌鼓得很礼貌。今年改成每个人写一张卡片送给帮过自己的同事，月底看谁收得多、谁送得多。送得最多的那位，三年来从没上过榜。',
    aha: ['p28', 'mentor', 'sso', 'ta'],
    likes: ['p29', 'p28', 'sso'],
    comments: [
      {
        author: 'p28',
        minutesAfter: 30,
        content: '我送了 14 张，收了 2 张。手写到抽筋，但是高兴。',
        likes: ['p27', 'p29', 'ta'],
      },
    ],
  },
  {
    key: 'cb-hire-lobby',
    enterprise: 'chenghai',
    author: 'p28',
    type: 1,
    hoursAgo: 1150,
    content:
      '面试大堂经理，我让候选人先在大厅坐二十分钟，说前面还没结束。有人一直看手机，有一位起身帮老太太按了取号机，又帮着找了副老花镜。后面的面试，我只问了她什么时候能来。',
    aha: ['p27', 'p30'],
    likes: ['p29', 'sso', 'ta'],
    comments: [
      {
        author: 'mentor',
        minutesAfter: 60,
        content: '看手机的那几位里，会不会有人只是紧张？',
        aha: ['p30'],
        likes: ['p28'],
        replies: [
          {
            author: 'p28',
            minutesAfter: 120,
            content: '……会。下次等完我先告诉他们为什么让他们等。',
            likes: ['mentor', 'p27', 'p30'],
          },
        ],
      },
    ],
  },
  {
    key: 'cb-one-sentence',
    enterprise: 'chenghai',
    author: 'p29',
    type: 1,
    hoursAgo: 1300,
    content:
      '向总行汇报，准备了四十分钟，领导临时只给三分钟。我说：「批，能救活这家厂的二百个人；不批，我下个月来汇报坏账。」批了。现在要求组里每份材料第一行写这样一句，写不出来的，先别上会。',
    aha: ['p27', 'mentor', 'sso'],
    likes: ['p28', 'sso', 'p30'],
    comments: [],
  },
  {
    key: 'cb-mentor-first',
    enterprise: 'chenghai',
    author: 'mentor',
    type: 1,
    hoursAgo: 1500,
    content: '初次见面，先问一个问题：你们网点里，哪一件事是客户早就知道、而你们最后一个知道的？',
    aha: ['p30', 'p27'],
    likes: ['p28', 'p29', 'sso', 'ta'],
    comments: [
      {
        author: 'p28',
        minutesAfter: 90,
        content: '客户早知道我们三号窗口从来不开。我们是上周有人拍成视频才知道的。',
        aha: ['mentor', 'p27'],
        likes: ['p29', 'sso', 'p30'],
      },
    ],
  },
  {
    key: 'cb-welcome',
    enterprise: 'chenghai',
    author: 'p27',
    type: 1,
    hoursAgo: 1700,
    content:
      '澄海的园区开业，没有剪彩，没有领导讲话。规矩两条：客户的名字和账号一个字都不许出现；夸人要夸到具体的那一分钟。',
    aha: ['mentor', 'p30', 'ta'],
    likes: ['p28', 'p29', 'sso'],
    comments: [
      {
        author: 'p29',
        minutesAfter: 50,
        content: '夸一下：刚才 14:05，一凡替我给客户多倒了一杯水，那位客户后来签了。',
        likes: ['p28', 'p27', 'sso', 'ta'],
      },
    ],
  },
]
