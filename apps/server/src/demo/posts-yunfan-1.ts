import type { DemoPost } from './demo-types.ts'

export const yunfanPosts1: readonly DemoPost[] = [
  {
    key: 'yf-feedback-mirror',
    enterprise: 'yunfan',
    author: 'elite',
    type: 1,
    hoursAgo: 0.34,
    essence: true,
    content:
      '上周第一次和老员工谈绩效。我先说事实再说影响，忍住没下结论，对方反而主动提出了改进计划。以前我总想证明自己说得对，现在觉得 @[mentor] 那句话值钱：「反馈不是裁判，是镜子。」',
    cards: [{ kind: 'lesson', id: 'feedback-four-steps-1', title: '给反馈的四步法', minutes: 12 }],
    aha: [
      'mentor',
      'leader',
      'ta',
      'master',
      'p17',
      'p30',
      'p20',
      'p19',
      'eadmin',
      'p22',
      'p18',
      'p15',
      'p14',
      'p23',
      'noaha',
      'scholar',
    ],
    likes: [
      'leader',
      'mentor',
      'p17',
      'p18',
      'p22',
      'p15',
      'ta',
      'master',
      'p20',
      'p21',
      'p16',
      'scholar',
      'p23',
      'eadmin',
    ],
    comments: [
      {
        author: 'mentor',
        minutesAfter: 2,
        content: '对方自己说出来的改进，比你安排的更牢。下次试试只问一句「你怎么看」，然后等七秒。',
        aha: ['leader', 'p17', 'p30', 'ta', 'p19'],
        likes: ['elite', 'leader', 'p18', 'p22', 'scholar', 'p20'],
        replies: [
          {
            author: 'elite',
            minutesAfter: 5,
            content: '七秒太长了，我数到四就开口了 😅 周三再练。',
            aha: ['p30', 'mentor'],
            likes: ['p18', 'p21', 'leader', 'ta', 'p22'],
          },
          { author: 'p18', minutesAfter: 7, content: '我一般数到二，对方还以为我卡了。', likes: ['elite'] },
        ],
      },
      {
        author: 'leader',
        minutesAfter: 9,
        content: '能不能把你准备的那页纸分享出来？我们组下周正好要谈。',
        likes: ['scholar'],
        replies: [{ author: 'elite', minutesAfter: 4, content: '晚上整理一下发你，就三行字，别期待太高。' }],
      },
      {
        author: 'p17',
        minutesAfter: 11,
        content:
          '补一个 HR 视角：谈之前把那三件事的日期写下来。「你最近老是迟」和「10 号、12 号、18 号晚到」，听的人感受完全两样。',
        aha: ['leader', 'master'],
        likes: ['elite', 'p15', 'p22'],
      },
      {
        author: 'p16',
        minutesAfter: 13,
        content: '老员工最怕绕弯子。你肯直说，又没骂人，他心里有数的。',
        likes: ['elite', 'p21'],
      },
      {
        author: 'scholar',
        minutesAfter: 15,
        content: '我下周也要谈第一次，对方比我早来五年。先把这节课再听一遍。',
        likes: ['elite'],
      },
      {
        author: 'p14',
        minutesAfter: 17,
        content: '可复现的问题才叫问题，放在绩效谈话里也成立。',
        likes: ['noaha', 'elite'],
      },
    ],
  },
  {
    key: 'yf-three-walls',
    enterprise: 'yunfan',
    author: 'p23',
    type: 1,
    hoursAgo: 1.4,
    pictures: 3,
    content:
      '新版面板的复盘，我们没写文档，贴了三面墙：当时以为的、后来发生的、谁都没说出口的。第三面墙空了十分钟，直到最年轻的小宋贴上第一张：「我早知道图标会被看错，但大家都说好看。」后面就停不下来了。',
    aha: ['mentor', 'leader', 'p19', 'p30', 'ta', 'p17', 'master'],
    likes: ['scholar', 'p18', 'noaha', 'leader', 'p14', 'p22', 'elite', 'mentor', 'p19'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 12,
        content: '第三面墙建议匿名贴，可以省掉那十分钟。',
        replies: [
          {
            author: 'p23',
            minutesAfter: 6,
            content: '我试过匿名，贴得快，但没人敢认领，改不动。',
            aha: ['mentor'],
            likes: ['noaha', 'leader'],
          },
        ],
      },
      {
        author: 'mentor',
        minutesAfter: 20,
        content: '小宋贴之前的那十分钟里，你在做什么？',
        likes: ['p23', 'p30'],
        replies: [
          {
            author: 'p23',
            minutesAfter: 9,
            content: '……在憋着不说话，去倒了两次水。',
            likes: ['mentor', 'elite', 'p18'],
          },
        ],
      },
      {
        author: 'scholar',
        minutesAfter: 41,
        content: '图标那次我也在，我也没说。下次我第一个贴。',
        likes: ['p23'],
      },
    ],
  },
  {
    key: 'yf-older-than-me',
    enterprise: 'yunfan',
    author: 'p22',
    type: 3,
    hoursAgo: 2.6,
    content:
      '组里三位话务大姐，最长的在这行十九年，我来公司才四年。我安排事情她们都说「好的好的」，转头还按老办法来。不吵不闹，就是不动。带比自己年长、比自己熟的人，第一步到底该做什么？',
    aha: ['p17', 'leader', 'mentor'],
    likes: ['p15', 'scholar', 'p18', 'elite', 'p21'],
    comments: [
      {
        author: 'p16',
        minutesAfter: 25,
        content:
          '我就是那种老家伙，替她们说一句：你先问问老办法好在哪。十九年不是白混的，里头总有两样你不知道的东西。',
        aha: ['mentor', 'p30', 'leader', 'p17'],
        likes: ['p22', 'elite', 'p15'],
        replies: [
          {
            author: 'p22',
            minutesAfter: 15,
            content: '谢谢马叔。明天早班我带杯豆浆去她们那边坐一小时。',
            likes: ['p16', 'ta'],
          },
        ],
      },
      {
        author: 'p20',
        minutesAfter: 48,
        content: '问归问，规矩也要说清楚。哪些可以按她们的来，哪些必须按新的来，别含糊。',
        likes: ['p22'],
      },
    ],
  },
  {
    key: 'yf-remote-silence',
    enterprise: 'yunfan',
    author: 'p19',
    type: 1,
    hoursAgo: 4.2,
    content:
      'For two months I thought my Chengdu team had no objections. Then I stopped asking “Any questions?” and started asking “What would make this plan fail by Friday?” Eleven answers in the chat within four minutes. They always had opinions. I was asking a question with only one polite answer.',
    aha: ['mentor', 'leader', 'p30', 'p17', 'ta', 'eadmin', 'p20'],
    likes: ['p18', 'scholar', 'elite', 'p23', 'noaha', 'p14', 'mentor', 'leader'],
    comments: [
      {
        author: 'p14',
        minutesAfter: 18,
        content: '成都那边有一半是我们测试的人。他们回来说：Daniel 终于问对了。',
        likes: ['p19', 'p18'],
        replies: [
          { author: 'p19', minutesAfter: 11, content: '“Finally” is fair 😄', likes: ['p14', 'scholar'] },
        ],
      },
      {
        author: 'scholar',
        minutesAfter: 33,
        content: '「有没有问题」在中文里翻译过来就是「散会」。',
        aha: ['mentor', 'p30'],
        likes: ['p18', 'p23', 'elite', 'p21', 'leader'],
      },
    ],
  },
  {
    key: 'yf-night-shift-bread',
    enterprise: 'yunfan',
    author: 'p15',
    type: 1,
    hoursAgo: 6.1,
    pictures: 1,
    content:
      '徐家汇店晚班排班表，改了第七版。前六版我按「公平」排，人人轮一样多，人人不满意。这一版我先问了每个人「哪天晚上你绝对不行」，写出来才发现一共只有九格冲突。公平是我想要的，他们要的是周三能去接孩子。',
    aha: ['leader', 'mentor', 'p17', 'master', 'ta'],
    likes: ['p21', 'p22', 'elite', 'p16', 'leader', 'eadmin', 'scholar'],
    comments: [
      {
        author: 'p21',
        minutesAfter: 22,
        content: '抄走了抄走了。我们店那张表现在长得像俄罗斯方块。',
        likes: ['p15'],
      },
      {
        author: 'p16',
        minutesAfter: 63,
        content: '仓库也这么排。多一句：问完要真给，问了不给比不问还坏。',
        aha: ['p30'],
        likes: ['p15', 'p22'],
      },
    ],
  },
  {
    key: 'yf-delegation-monkey',
    enterprise: 'yunfan',
    author: 'p18',
    type: 19,
    hoursAgo: 8.5,
    content:
      '学完《授权与跟进》第四节，数了一下我背上的猴子 🐒：11 只。其中 6 只是我自己抢的，比如「这个 PR 我顺手改了吧」。今天还回去 4 只，有一位同学接到的时候眼睛都亮了，说等这个模块等了半年。我 really 没想到。',
    cards: [
      {
        kind: 'lesson',
        id: 'delegate-and-follow-through-4',
        title: '授权与跟进：猴子又跳回来了怎么办',
        minutes: 14,
      },
    ],
    aha: ['mentor', 'leader', 'p30', 'ta'],
    likes: ['scholar', 'noaha', 'p14', 'p23', 'elite', 'p19'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 16,
        content: '还有 7 只，列出来，站会上认领。',
        likes: ['p18', 'p14'],
      },
      {
        author: 'mentor',
        minutesAfter: 95,
        content: '他等了半年，你为什么半年后才知道？',
        aha: ['p30', 'master'],
        likes: ['elite', 'scholar'],
        replies: [
          {
            author: 'p18',
            minutesAfter: 20,
            content: '被问住了。因为我从来没问过他想做什么，我只问做完没有。',
            aha: ['mentor'],
            likes: ['p30', 'ta', 'leader'],
          },
        ],
      },
    ],
  },
]
