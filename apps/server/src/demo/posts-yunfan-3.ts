import type { DemoPost } from './demo-types.ts'

export const yunfanPosts3: readonly DemoPost[] = [
  {
    key: 'yf-vlog-opening',
    enterprise: 'yunfan',
    author: 'p21',
    type: 18,
    hoursAgo: 44,
    video: true,
    content:
      '开店前的七分钟 vlog。以前早会我讲，讲完大家鼓掌，鼓完就忘。现在每天换一个人讲「昨天哪句话让客人留下来了」。今天讲的是来了十一天的小谭，手抖，声音也抖，讲完自己笑了。',
    aha: ['mentor', 'p17', 'ta', 'noaha'],
    likes: ['p15', 'p16', 'p22', 'p18', 'scholar', 'master', 'elite', 'p23'],
    comments: [
      {
        author: 'p15',
        minutesAfter: 33,
        content: '小谭那句「姐你先坐，不买也没事」我要教给我们店所有人。',
        aha: ['p30'],
        likes: ['p21', 'p22', 'p16'],
      },
      {
        author: 'ta',
        minutesAfter: 410,
        content: '这一段我想放进店长一班的开课视频，能征求一下小谭同意吗？',
        replies: [
          {
            author: 'p21',
            minutesAfter: 12,
            content: '他同意，条件是给他加个滤镜。',
            likes: ['ta', 'p15', 'p18'],
          },
        ],
      },
    ],
  },
  {
    key: 'yf-sales-video',
    enterprise: 'yunfan',
    author: 'p20',
    type: 21,
    hoursAgo: 58,
    content:
      '看到 3 分 20 秒我停下来了。视频里那个经理打断了下属四次，弹幕都在骂他。我数了自己昨天的会议录音，五次。而且我打断的都是同一个人。',
    cards: [{ kind: 'video', id: 'listening-in-meetings', title: '会上你打断了谁', minutes: 6 }],
    aha: ['mentor', 'p30', 'eadmin', 'noaha', 'p14'],
    likes: ['elite', 'scholar', 'p18', 'p22', 'p23', 'ta'],
    comments: [
      {
        key: 'yf-comment-seven-aha',
        author: 'elite',
        minutesAfter: 25,
        content: '那个人是我 😂 不过高敏今天会后专门来问我「刚才你想说什么」，我等这句等了两年。',
        aha: ['mentor', 'leader', 'p17', 'p30', 'p19', 'master', 'ta'],
        likes: ['p20', 'scholar', 'p18', 'p22', 'p21', 'p23'],
        replies: [
          { author: 'p20', minutesAfter: 11, content: '你倒是早说啊。', likes: ['elite', 'p14'] },
          {
            author: 'p14',
            to: 'p20',
            minutesAfter: 14,
            content: '他说了，被打断了。',
            aha: ['mentor'],
            likes: ['elite', 'p20', 'p18', 'noaha', 'p21', 'scholar', 'p23', 'leader'],
          },
        ],
      },
      {
        author: 'p23',
        minutesAfter: 150,
        content: '录音这个方法狠。我准备找一次设计评审录下来听，先做好心理建设。',
        likes: ['p20'],
      },
    ],
  },
  {
    key: 'yf-answered-probation',
    enterprise: 'yunfan',
    author: 'p18',
    type: 3,
    hoursAgo: 62,
    answered: true,
    content:
      '试用期还剩三周，组里新同学技术 OK，但每次 review 都听不进意见，评论区能盖 30 楼。我现在有点想不给过，又怕是我自己没带好。怎么判断是「人不对」还是「我没教」？',
    aha: ['mentor', 'p30', 'noaha'],
    likes: ['scholar', 'p22', 'noaha', 'p14', 'p23'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 20,
        content: '先看那 30 楼，他有几楼是对的。我帮你看了两个 PR，他对的占四成。',
        likes: ['p18', 'p14'],
      },
      {
        author: 'p17',
        minutesAfter: 46,
        answer: true,
        content:
          '三个问题自查：1. 你有没有当面、单独、明确地说过「review 里这样争会影响转正」？2. 说完之后他有没有哪怕一次不一样？3. 如果换一位组长，你愿意把他推荐过去吗？第一条没做过，就还轮不到判断人。三周够用，今天就谈，每周五回看一次，写下来给他也给我一份。',
        aha: ['mentor'],
        likes: ['p18', 'scholar', 'p22', 'p15', 'elite', 'p21', 'noaha'],
        replies: [
          {
            author: 'p18',
            minutesAfter: 30,
            content: '第一条，没做过。我一直用 emoji 暗示他 🥲 今天下班前谈。',
            likes: ['p17', 'p22', 'noaha', 'scholar'],
          },
        ],
      },
      {
        author: 'p18',
        minutesAfter: 1500,
        content:
          '来更新：谈了。他说一直以为「review 就是辩论赛」，上家公司就是这么打的。我们约好超过三个来回就当面说。今天的 PR 只有 4 楼。',
        aha: ['mentor'],
        likes: ['scholar', 'noaha', 'p14', 'p23', 'p22', 'p30'],
      },
    ],
  },
  {
    key: 'yf-camp-week-three',
    enterprise: 'yunfan',
    author: 'master',
    type: 1,
    hoursAgo: 68,
    pinned: true,
    content: '训练营第 3 周：周四 20:00 前，交一次反馈谈话的记录。谈成的、谈砸的都收，谈砸的我们尤其想看。',
    cards: [{ kind: 'activity', id: 'new-manager-90-day-camp', title: '新经理 90 天训练营' }],
    aha: ['ta', 'mentor'],
    likes: ['scholar', 'p18', 'p22', 'ta', 'eadmin', 'p17'],
    comments: [
      {
        author: 'p18',
        minutesAfter: 30,
        content: '谈砸的能不能加分？',
        likes: ['p22', 'scholar', 'master'],
        replies: [
          {
            author: 'master',
            minutesAfter: 5,
            content: '不能，但能让大家记住你。',
            likes: ['p18', 'ta', 'p22', 'p21'],
          },
        ],
      },
      {
        author: 'p22',
        minutesAfter: 120,
        content: '对方同意我写，但要求把名字换成「阿珍」，可以吗？',
        replies: [
          {
            author: 'ta',
            minutesAfter: 40,
            content: '可以，而且应该换。所有记录都请隐去姓名和工号。',
            likes: ['p22', 'p17'],
          },
        ],
      },
    ],
  },
  {
    key: 'yf-anonymous-tired',
    enterprise: 'yunfan',
    author: 'p22',
    type: 1,
    hoursAgo: 75,
    anonymous: true,
    content:
      '当主管八个月，没有一天觉得自己做得好。上面说我太软，下面说我变了。昨天在地铁上坐过了四站，因为不想到公司。没有要辞职，也不用安慰，就是想在一个没人知道我是谁的地方说一声。',
    aha: [],
    likes: [],
    comments: [],
  },
  {
    key: 'yf-deleted-stub',
    enterprise: 'yunfan',
    author: 'p21',
    type: 1,
    hoursAgo: 80,
    deleted: true,
    content: '今天终于把那个天天迟到的店员说哭了，你们猜怎么着，她今天提前二十分钟到！',
    aha: [],
    likes: [],
    comments: [
      {
        author: 'p17',
        minutesAfter: 18,
        content: '董浩，她提前到是怕，不是服。这条发出来，她的同事也看得见。',
        aha: ['mentor'],
        likes: ['p15', 'p22', 'scholar', 'p16'],
      },
      {
        author: 'p15',
        minutesAfter: 26,
        content: '迟到是不是因为 7 号线改了首班车？我们店也有两个人中招，把早班挪后一刻钟就好了。',
        likes: ['p22', 'p16'],
      },
      {
        author: 'p21',
        minutesAfter: 55,
        content: '我错了，帖子我删了，留着评论提醒自己。刚去跟她道歉，她说真的是首班车的事。',
        aha: ['mentor', 'p30'],
        likes: ['p15', 'p22', 'elite', 'scholar', 'p18', 'p16', 'ta'],
      },
    ],
  },
  {
    key: 'yf-mention-chain',
    enterprise: 'yunfan',
    author: 'ta',
    type: 1,
    hoursAgo: 90,
    content:
      '接龙：你最想偷学谁的一个管理动作？说出动作，再 @ 下一位。我先来：想学 @[leader] 在走廊里三句话就把事情定下来的本事。',
    aha: ['master', 'mentor', 'p30'],
    likes: ['scholar', 'p18', 'p22', 'eadmin', 'p23', 'p15'],
    comments: [
      {
        author: 'leader',
        minutesAfter: 14,
        content: '那是因为我走得快。我想学 @[p16] 开班前会从来不带稿，讲的每个数都对。',
        likes: ['ta', 'p16', 'p21'],
      },
      {
        author: 'p16',
        minutesAfter: 38,
        content: '写手心上的。我想学 @[p23]，说「这里我不懂」说得那么自然。',
        aha: ['mentor'],
        likes: ['p23', 'p18', 'ta', 'p22'],
      },
      {
        author: 'p23',
        minutesAfter: 61,
        content: '因为真的不懂呀。想学 @[noaha] 拒绝需求还能让人说谢谢。',
        likes: ['scholar', 'p18', 'noaha'],
      },
      {
        author: 'noaha',
        minutesAfter: 70,
        content: '给他两个他不想要的选项。想学 @[p15] 记得每个店员家里的事。',
        likes: ['p15', 'p23', 'p14', 'scholar', 'p20'],
      },
      {
        author: 'p15',
        minutesAfter: 130,
        content: '我有个小本本，借过 @[elite] 看。我想学他丢了单子当天晚上照样请组里吃饭。',
        likes: ['elite', 'p20', 'p21', 'ta'],
      },
      {
        author: 'elite',
        minutesAfter: 145,
        content: '那顿是 @[p20] 付的钱。我想学她。',
        likes: ['p20', 'p15', 'p14', 'p18', 'ta', 'leader'],
      },
    ],
  },
  {
    key: 'yf-tool-delegation-sheet',
    enterprise: 'yunfan',
    author: 'p23',
    type: 25,
    hoursAgo: 98,
    content:
      '用「授权清单」填了一遍手上的 23 件事。「只有我能做」那一栏，第一遍写了 14 件，和组里的人一起看完，剩 3 件，其中一件是报销。',
    cards: [{ kind: 'tool', id: 'delegation-worksheet', title: '授权清单' }],
    aha: ['mentor', 'p30', 'p16'],
    likes: ['scholar', 'p18', 'p14', 'noaha', 'p22'],
    comments: [
      {
        author: 'p20',
        minutesAfter: 60,
        content: '和组里的人一起看，这一步我没想到。我自己填，永远是 14 件。',
        aha: ['p30'],
        likes: ['p23', 'elite'],
      },
    ],
  },
]
