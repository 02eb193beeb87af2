import type { DemoPost } from './demo-types.ts'

export const yunfanPosts5: readonly DemoPost[] = [
  {
    key: 'yf-team-invite-swap',
    enterprise: 'yunfan',
    author: 'p19',
    type: 29,
    hoursAgo: 250,
    content:
      'Looking for three people for a seat-swap team: one from Sales, one from Stores, one from Customer Care. You give us one day a month in your world, we give you one in the lab. No slides allowed. 欢迎报名，中文也可以，我的中文只会听和点菜 🍜',
    aha: ['mentor', 'p30'],
    likes: ['p15', 'p22', 'noaha', 'p18', 'elite', 'scholar'],
    comments: [
      {
        author: 'p22',
        minutesAfter: 55,
        content: '客服中心报名。Daniel 来那天，我让他听十通投诉电话，我给他翻译。',
        likes: ['p19', 'p18', 'p14'],
        replies: [
          { author: 'p19', minutesAfter: 20, content: 'Deal. I will bring tissues.', likes: ['p22', 'p15'] },
        ],
      },
      { author: 'p15', minutesAfter: 80, content: '门店报名，周六来，周六最真实。', likes: ['p19', 'p21'] },
    ],
  },
  {
    key: 'yf-action-task-feedback',
    enterprise: 'yunfan',
    author: 'elite',
    type: 30,
    hoursAgo: 270,
    content:
      '行动任务第 20 天：请三位下属给我打分。「我说的话你愿意听」平均 8.3，「你说的话我会听」平均 5.1。两道题只差一个方向。',
    aha: ['mentor', 'p20', 'p30', 'p19', 'noaha', 'p16'],
    likes: ['scholar', 'p22', 'p18', 'noaha', 'p15', 'p23', 'ta'],
    comments: [
      {
        author: 'mentor',
        minutesAfter: 22,
        content: '5.1 是谁打的，你猜过吗？',
        likes: ['p30'],
        replies: [
          {
            author: 'elite',
            minutesAfter: 7,
            content: '猜过，然后逼自己停下来了。猜出来我就不会改了。',
            aha: ['mentor', 'p30'],
            likes: ['p17', 'scholar', 'p22', 'ta'],
          },
        ],
      },
    ],
  },
  {
    key: 'yf-team-work-onboarding',
    enterprise: 'yunfan',
    author: 'p22',
    type: 31,
    hoursAgo: 290,
    files: ['客服新人第一周.pdf'],
    content:
      '团队作业：我们四个人把客服新人的第一周重做了一遍。以前第一天是看 140 页话术，现在第一天是坐在老员工旁边听电话，听完写「我以为客户要什么，他其实要什么」。话术第四天才发。上一批新人三个月留存从 6/10 到 9/10。',
    aha: ['mentor', 'eadmin', 'p30', 'p18'],
    likes: ['p15', 'p21', 'scholar', 'p16', 'p18', 'master', 'ta'],
    comments: [
      {
        author: 'leader',
        minutesAfter: 30,
        content: '从第四天才发话术这件事，是最年轻的组员提的，我当时投了反对票。记录一下我错了。',
        aha: ['mentor'],
        likes: ['p22', 'scholar', 'p18', 'p15'],
      },
    ],
  },
  {
    key: 'yf-seminar-data-story',
    enterprise: 'yunfan',
    author: 'p14',
    type: 23,
    hoursAgo: 310,
    content:
      '研讨：用一张图说服老板不上线。我带去的图有 14 条线，老板看了 8 秒，问「所以呢」。回去删到一条：每提前一天上线，第一周多 190 个投诉电话。他看了 2 秒，说延。',
    aha: ['p20', 'mentor', 'p19', 'p30'],
    likes: ['noaha', 'p18', 'p22', 'p23', 'scholar', 'elite'],
    comments: [
      {
        author: 'p22',
        minutesAfter: 18,
        content: '那 190 个电话是我们接。替全组谢谢方老师。',
        likes: ['p14', 'noaha', 'p15'],
      },
      {
        author: 'p23',
        minutesAfter: 70,
        content: '14 条线那版我看过，像毛线团。',
        likes: ['p14', 'p18', 'noaha'],
      },
    ],
  },
  {
    key: 'yf-mentor-changed-mind',
    enterprise: 'yunfan',
    author: 'mentor',
    type: 1,
    hoursAgo: 336,
    essence: true,
    content:
      '请教各位一个问题：你上一次因为下属的一句话改变决定，是哪一天？那句话是什么？想不起来的，请接着想为什么想不起来。',
    aha: ['p30', 'master', 'p19', 'eadmin', 'p20', 'p21', 'p22'],
    likes: ['scholar', 'elite', 'p18', 'noaha', 'p22', 'ta', 'p23'],
    comments: [
      {
        author: 'p16',
        minutesAfter: 50,
        content:
          '上个月 9 号。小刘说：「马叔，你那个法子是给走得动的人想的。」他腿不好。我把拣货车加了个坐的地方。',
        aha: ['mentor', 'p30'],
        likes: ['p15', 'p21', 'p18', 'scholar', 'elite', 'ta'],
      },
      {
        author: 'p20',
        minutesAfter: 120,
        content: '想了一下午，想不起来。晚上问我先生，他说「在家也没有」。',
        aha: ['mentor', 'p30'],
        likes: ['elite', 'p17', 'leader', 'p18', 'p22', 'scholar'],
      },
      {
        author: 'p19',
        minutesAfter: 200,
        content:
          'Last Tuesday. “Daniel, we are not slow, we are waiting for you.” Nine words. I was the approval step for everything.',
        aha: ['mentor'],
        likes: ['noaha', 'p14', 'p18'],
      },
      {
        author: 'noaha',
        minutesAfter: 260,
        content: '有记录，在我的决策日志里。过去六个月 41 个决定，因下属改变 7 个，其中 6 个改对了。',
        likes: ['p14', 'mentor', 'p18'],
      },
    ],
  },
  {
    key: 'yf-lost-deal-review',
    enterprise: 'yunfan',
    author: 'elite',
    type: 1,
    hoursAgo: 352,
    content:
      '丢了跟了七个月的单。复盘会我开场第一句是「这单丢在我」，后面一小时就没人敢说话了。会后小郑私下讲：你把责任都拿走了，我们想说的也没地方说了。原来抢着认错也是一种不让人说话。',
    aha: ['mentor', 'p20', 'p30', 'p23'],
    likes: ['scholar', 'p15', 'noaha', 'p17', 'p22'],
    comments: [
      {
        author: 'p30',
        minutesAfter: 60,
        content: '小郑很好。下次开场换成「我先说一条我的，每人也说一条自己的」。',
        likes: ['elite', 'p17'],
      },
    ],
  },
  {
    key: 'yf-hr-exit-talks',
    enterprise: 'yunfan',
    author: 'p17',
    type: 1,
    hoursAgo: 378,
    content:
      '上季度做了 14 场离职访谈。表格上 9 个人写「个人发展」。聊到第四十分钟，9 个人里有 6 个说起同一类事：某一天，他做完一件很难的事，没有一个人提。就是那一天开始看机会的。各位组长，你们组里今天有谁做完了一件难事？',
    aha: ['eadmin', 'mentor', 'master', 'p30', 'p15', 'noaha'],
    likes: ['p22', 'scholar', 'p18', 'elite', 'p14', 'p21', 'ta', 'p16'],
    comments: [
      {
        author: 'p14',
        minutesAfter: 30,
        content: '看完这条起身去了一趟隔壁。他问我是不是系统又挂了。',
        likes: ['p17', 'noaha', 'p18', 'scholar'],
      },
      {
        author: 'p21',
        minutesAfter: 52,
        content: '有，小谭今天一个人搞定了退货的大爷。我现在就去说。',
        likes: ['p17', 'p15'],
      },
    ],
  },
  {
    key: 'yf-open-question-friend',
    enterprise: 'yunfan',
    author: 'p21',
    type: 3,
    hoursAgo: 392,
    content:
      '我最好的哥们在我店里上班，业绩倒数第二，月底要谈。他昨晚还约我打球。各位，这球我去不去打，这话在哪儿说？',
    aha: ['p30', 'noaha'],
    likes: ['p15', 'p22', 'p18', 'elite'],
    comments: [],
  },
  {
    key: 'yf-blameless',
    enterprise: 'yunfan',
    author: 'noaha',
    type: 1,
    hoursAgo: 410,
    content:
      '上线事故的复盘文档，我加了一条规则：不许出现人名，只许出现「当时他能看到什么」。写着写着发现，值班同学那天能看到的报警有 212 条，有用的是第 187 条。换谁都会漏。删报警比骂人管用。',
    aha: ['p19', 'mentor', 'p14', 'p30'],
    likes: ['p18', 'p23', 'scholar', 'p16', 'elite'],
    comments: [
      {
        author: 'p14',
        minutesAfter: 15,
        content: '已删 140 条，剩下的每条都有主人。',
        likes: ['noaha', 'p18', 'p19'],
      },
      {
        author: 'p16',
        minutesAfter: 300,
        content: '冷库也有这毛病，铃响多了就当蝉叫。',
        aha: ['mentor'],
        likes: ['noaha', 'p14', 'p21'],
      },
    ],
  },
  {
    key: 'yf-coach-rope',
    enterprise: 'yunfan',
    author: 'p30',
    type: 1,
    hoursAgo: 431,
    content:
      '年轻时在四姑娘山给人当过协作。走得最好的向导有个习惯：每到一个难处，先让后面的人说「我准备怎么过」，说完他才放绳。有一次那人说错了，向导也没纠正，只是把绳子收短了半米。我后来做教练，想得最多的就是那半米。',
    aha: ['mentor', 'p16', 'p18', 'p21'],
    likes: ['scholar', 'elite', 'p23', 'p18', 'p22', 'p17', 'noaha'],
    comments: [
      {
        author: 'scholar',
        minutesAfter: 45,
        content: '半米大概等于：让他自己去谈客户，但我把底线先发给他。',
        aha: ['p30', 'mentor'],
        likes: ['elite', 'p20', 'leader'],
      },
    ],
  },
  {
    key: 'yf-ta-homework-week-one',
    enterprise: 'yunfan',
    author: 'ta',
    type: 1,
    hoursAgo: 455,
    content:
      '批完第一周 24 份作业，统计了一下大家写得最多的词。「沟通」97 次，「赋能」31 次，「他说」4 次。下周要求：不许写「沟通」，只许写谁对谁说了哪句话。',
    aha: ['mentor', 'master', 'p20', 'p30', 'p22'],
    likes: ['scholar', 'p18', 'p22', 'p14', 'noaha', 'p23', 'eadmin'],
    comments: [
      {
        author: 'p18',
        minutesAfter: 10,
        content: '31 次里有 7 次是我，我招。',
        likes: ['ta', 'p22', 'scholar', 'master'],
      },
    ],
  },
  {
    key: 'yf-timezone-fair',
    enterprise: 'yunfan',
    author: 'p19',
    type: 1,
    hoursAgo: 478,
    content:
      'We rotate the bad meeting slot now. One month Manila gets up at 6, the next month Chengdu stays until 10, and the month after it is my turn to lose dinner. Nobody likes it. Nobody complains either, because the calendar shows whose turn it is, a full year ahead.',
    aha: ['p30', 'mentor', 'p23'],
    likes: ['p14', 'scholar', 'p18', 'noaha'],
    comments: [
      {
        author: 'p17',
        minutesAfter: 90,
        content: '公平不等于舒服，能看见轮到谁，心里就平了。',
        likes: ['p19', 'p15'],
      },
    ],
  },
]
