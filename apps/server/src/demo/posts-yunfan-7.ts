import type { DemoPost } from './demo-types.ts'

export const yunfanPosts7: readonly DemoPost[] = [
  {
    key: 'yf-probation-fail',
    enterprise: 'yunfan',
    author: 'p21',
    type: 1,
    hoursAgo: 1010,
    content:
      '第一次通知一个人试用期不过。排练了三遍，开口第一句就忘了，我说「你最近吃得好吗」。他说浩哥你直说吧。后来是他安慰的我。回家路上我想，要是第二周我就说他收银总错，也许不用走到今天。',
    aha: ['p17', 'mentor', 'leader', 'p30'],
    likes: ['p15', 'p22', 'scholar', 'p18', 'elite', 'p16'],
    comments: [
      {
        author: 'p17',
        minutesAfter: 35,
        content: '记住第二周这个感觉。下次它来的时候，当天就说。',
        aha: ['mentor'],
        likes: ['p21', 'p15', 'p22'],
      },
      {
        author: 'p15',
        minutesAfter: 90,
        content: '我第一次是躲在仓库里哭完才出来的。你已经很好了。',
        likes: ['p21', 'p22', 'p16'],
      },
    ],
  },
  {
    key: 'yf-camp-opening',
    enterprise: 'yunfan',
    author: 'master',
    type: 1,
    hoursAgo: 1045,
    content:
      '新经理 90 天训练营报名截止，24 个名额来了 61 个人。筛选题只有一道：「写一件你当经理之后做得更差的事。」写「没有」的 9 位，建议明年再来。写得最短的一位录取了，她写：「听。」',
    aha: ['mentor', 'ta', 'eadmin', 'p17', 'leader'],
    likes: ['scholar', 'p18', 'p22', 'p15', 'p20'],
    comments: [
      {
        author: 'scholar',
        minutesAfter: 40,
        content: '是我 🙋 其实是写太长删光了，交之前只剩一个字。',
        likes: ['master', 'ta', 'mentor', 'p18', 'p22', 'elite'],
      },
    ],
  },
  {
    key: 'yf-answered-praise-public',
    enterprise: 'yunfan',
    author: 'p22',
    type: 3,
    hoursAgo: 1060,
    answered: true,
    content:
      '当众表扬了阿珍，她脸红到脖子，第二天请了半天假。同事说她觉得被架起来了。是不是有些人就不能当众夸？怎么事先知道？',
    aha: ['p17', 'ta'],
    likes: ['p15', 'p18', 'scholar'],
    comments: [
      {
        author: 'p30',
        minutesAfter: 150,
        answer: true,
        content:
          '入职第一周就问：「你做得好的时候，希望我怎么告诉你？」多数人会愣一下，然后给你一个很清楚的答案。问的这一句本身，他们能记很久。',
        aha: ['mentor', 'p17', 'leader', 'ta', 'master'],
        likes: ['p22', 'p15', 'p21', 'scholar', 'p18', 'p23'],
      },
      {
        author: 'p22',
        minutesAfter: 1440,
        content: '问了一圈：九个人里，四个要私下说，三个要写下来，一个要当众，还有一个说「发红包」。',
        likes: ['p30', 'p17', 'p15', 'p18', 'p21', 'leader', 'ta'],
      },
    ],
  },
  {
    key: 'yf-hr-policy-human',
    enterprise: 'yunfan',
    author: 'eadmin',
    type: 1,
    hoursAgo: 1120,
    content:
      '今天签了一份违反制度的假条。员工父亲术后要人陪，年假用完了，制度上没有第四天。我签完把制度也改了。做人力二十年，我的体会是：同一个例外出现第二次，就该改规则，别再发善心。',
    aha: ['p17', 'leader', 'mentor', 'master', 'p20'],
    likes: ['p22', 'p15', 'p16', 'scholar', 'ta', 'p21', 'p18'],
    comments: [
      {
        author: 'p16',
        minutesAfter: 30,
        content: '上次那个例外是我。郑总，谢谢。',
        likes: ['eadmin', 'p17', 'p15', 'p22', 'leader', 'p21'],
      },
    ],
  },
  {
    key: 'yf-mentor-silence',
    enterprise: 'yunfan',
    author: 'mentor',
    type: 1,
    hoursAgo: 1190,
    content:
      '今天旁听了四场一对一，掐了表。经理说话的时间分别是 81%、77%、74% 和 38%。第四场的下属在最后两分钟说出了真正的事。前三场的最后两分钟，经理在总结。你的那个数是多少？',
    aha: ['leader', 'p17', 'ta', 'master', 'p30', 'p19'],
    likes: ['scholar', 'p22', 'elite', 'p18', 'p20', 'noaha'],
    comments: [
      {
        author: 'p20',
        minutesAfter: 25,
        content: '请问第二场是不是我。',
        likes: ['elite', 'mentor', 'p18'],
        replies: [
          {
            author: 'mentor',
            minutesAfter: 40,
            content: '你希望是第几场？',
            aha: ['p30'],
            likes: ['p20', 'leader', 'elite', 'p14'],
          },
        ],
      },
    ],
  },
  {
    key: 'yf-mystery-shopper',
    enterprise: 'yunfan',
    author: 'p15',
    type: 1,
    hoursAgo: 1260,
    content:
      '神秘顾客打分，上海六家店我们倒数第二。扣分项是「未在 30 秒内招呼」。调监控，那位神秘顾客进门时，我的店员正蹲着给一个老太太换助听器电池。我打印了截图附在申诉里。分没改，截图贴在休息室了。',
    aha: ['leader', 'mentor', 'p17'],
    likes: ['p21', 'p22', 'p16', 'elite', 'scholar', 'eadmin'],
    comments: [
      {
        author: 'p20',
        minutesAfter: 60,
        content: '把截图也发我，下次谈考核指标我带去。',
        aha: ['leader'],
        likes: ['p15', 'p21'],
      },
    ],
  },
  {
    key: 'yf-burnout-leave',
    enterprise: 'yunfan',
    author: 'p18',
    type: 1,
    hoursAgo: 1340,
    content:
      '组里最能扛的同学请了一周假，理由只写了两个字：「没电」🔋。我翻了他近三个月的提交时间，凌晨的有 46 次，我一次也没注意过，因为没出过错。没出错的人，我好像从来不看。',
    aha: ['p17', 'mentor', 'leader'],
    likes: ['scholar', 'p23', 'noaha', 'p14', 'p22'],
    comments: [
      {
        author: 'p14',
        minutesAfter: 50,
        content: '安静的服务也要有心跳检测。',
        aha: ['p19'],
        likes: ['p18', 'noaha', 'p23'],
      },
    ],
  },
  {
    key: 'yf-shanghai-supper',
    enterprise: 'yunfan',
    author: 'elite',
    type: 1,
    hoursAgo: 1420,
    content:
      '在上海陪区域的兄弟跑了三天，最有用的信息都是夜里十一点在面馆里听到的：哪家代理要换老板，哪个同事想转岗，还有我上次开会发火吓到了谁。白天的汇报 PPT 里一个字都没有。怎么让这些话白天也能说？还没想好。',
    aha: ['leader', 'p20', 'mentor'],
    likes: ['p15', 'p21', 'p17', 'p16'],
    comments: [
      {
        author: 'p16',
        minutesAfter: 100,
        content: '白天也开在面馆。',
        likes: ['elite', 'p21', 'p15', 'p20', 'leader'],
      },
    ],
  },
  {
    key: 'yf-remote-critique',
    enterprise: 'yunfan',
    author: 'p23',
    type: 1,
    hoursAgo: 1500,
    content:
      '线上评审总是我一个人在讲，屏幕上一排灰头像。试了一招：开场五分钟全体静音，每个人直接在稿子上贴便签，然后请写得最少的人先说。昨天一位三个月没开过麦的同事讲了七分钟，讲得比我好。',
    aha: ['p19', 'mentor', 'leader'],
    likes: ['scholar', 'p18', 'p14'],
    comments: [
      {
        author: 'p19',
        minutesAfter: 35,
        content:
          'Stealing this for Monday. Silent writing first is also kind to people working in their second language.',
        aha: ['p17', 'leader'],
        likes: ['p23', 'scholar'],
      },
    ],
  },
  {
    key: 'yf-promotion-missed',
    enterprise: 'yunfan',
    author: 'p14',
    type: 1,
    hoursAgo: 1590,
    content:
      '晋升没过，第二次。评语说「影响力不足」。我把这三年拦下来的重大缺陷列了一张表，准备去申诉，写到一半停了：如果要列表才知道有影响力，可能评语是对的。这个季度的计划：少拦两个，多教会三个人去拦。',
    aha: ['mentor', 'leader', 'p17', 'p30', 'p15'],
    likes: ['scholar', 'p18', 'p22', 'p23', 'elite', 'p19'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 22,
        content: '表给我，我去申诉。你去教人。',
        aha: ['leader', 'mentor'],
        likes: ['p14', 'p18', 'p23', 'scholar', 'p17'],
      },
    ],
  },
  {
    key: 'yf-festival-shift',
    enterprise: 'yunfan',
    author: 'p15',
    type: 1,
    hoursAgo: 1800,
    content:
      '假期排班，每年最难的三天。今年我把自己排在了最没人要的那个班，然后再把表发出去。没有人来找我换班。去年来了七个。',
    aha: ['leader', 'mentor', 'p16'],
    likes: ['p21', 'p22', 'p17', 'eadmin', 'elite'],
    comments: [
      {
        author: 'p21',
        minutesAfter: 80,
        content: '偷师失败：我也把自己排在最差的班，店员说「浩哥你上那个班我们更不放心」。',
        likes: ['p15', 'p22', 'p18', 'ta', 'p16'],
      },
    ],
  },
  {
    key: 'yf-course-silos',
    enterprise: 'yunfan',
    author: 'p16',
    type: 19,
    hoursAgo: 1930,
    content:
      '听了《跨部门协作》那节，说先弄懂对方背什么指标。我去问采购，他们考核单价；我考核库存。他便宜买一年的量，我没地方放。吵了八年，今天才知道两个人都是按规矩办事。',
    cards: [
      {
        kind: 'lesson',
        id: 'working-across-silos-1',
        title: '跨部门协作：先弄懂对方背什么指标',
        minutes: 10,
      },
    ],
    aha: ['mentor', 'leader', 'eadmin', 'p20', 'p30'],
    likes: ['noaha', 'elite', 'p14', 'scholar'],
    comments: [
      {
        author: 'eadmin',
        minutesAfter: 150,
        content: '马师傅，这条我转给分管领导了，考核表的事算我的。',
        aha: ['leader'],
        likes: ['p16', 'p17', 'p20'],
      },
    ],
  },
  {
    key: 'yf-young-boss-name',
    enterprise: 'yunfan',
    author: 'p22',
    type: 1,
    hoursAgo: 2080,
    content: '今天有人第一次叫我「叶主管」，我回头找了一圈。',
    aha: ['ta'],
    likes: ['p18', 'scholar', 'p15', 'p21', 'leader', 'p17', 'p23'],
    comments: [
      {
        author: 'p18',
        minutesAfter: 15,
        content: '我组员叫我「罗总」，全组笑了五分钟，现在是我的外号。',
        likes: ['p22', 'scholar', 'p23'],
      },
    ],
  },
]
