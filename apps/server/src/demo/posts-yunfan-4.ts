import type { DemoPost } from './demo-types.ts'

export const yunfanPosts4: readonly DemoPost[] = [
  {
    key: 'yf-mentor-changed-mind',
    enterprise: 'yunfan',
    author: 'mentor',
    type: 1,
    hoursAgo: 336,
    essence: true,
    content: '请教各位一个问题：你上一次因为下属的一句话改变决定，是哪一天？那句话是什么？想不起来的，请接着想为什么想不起来。',
    aha: ['leader', 'p30', 'p17', 'master', 'p19', 'eadmin', 'p20'],
    likes: ['scholar', 'elite', 'p18', 'noaha', 'p22', 'ta', 'p23'],
    comments: [
      { author: 'p16', minutesAfter: 50, content: '上个月 9 号。小刘说：「马叔，你那个法子是给走得动的人想的。」他腿不好。我把拣货车加了个坐的地方。', aha: ['mentor', 'leader', 'p17', 'p30', 'p22'], likes: ['p15', 'p21', 'p18', 'scholar', 'elite', 'ta'] },
      { author: 'p20', minutesAfter: 120, content: '想了一下午，想不起来。晚上问我先生，他说「在家也没有」。', aha: ['mentor', 'p30'], likes: ['elite', 'p17', 'leader', 'p18', 'p22', 'scholar'] },
      { author: 'p19', minutesAfter: 200, content: 'Last Tuesday. “Daniel, we are not slow, we are waiting for you.” Nine words. I was the approval step for everything.', aha: ['mentor', 'leader'], likes: ['noaha', 'p14', 'p18'] },
      { author: 'noaha', minutesAfter: 260, content: '有记录，在我的决策日志里。过去六个月 41 个决定，因下属改变 7 个，其中 6 个改对了。', likes: ['p14', 'mentor', 'p18'] },
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
    aha: ['mentor', 'p20', 'leader', 'p30'],
    likes: ['scholar', 'p15', 'noaha', 'p17', 'p22'],
    comments: [
      { author: 'p30', minutesAfter: 60, content: '小郑很好。下次开场换成「我先说一条我的，每人也说一条自己的」。', likes: ['elite', 'p17'] },
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
    aha: ['leader', 'eadmin', 'mentor', 'master', 'p30', 'p15'],
    likes: ['p22', 'scholar', 'p18', 'elite', 'p14', 'p21', 'ta', 'p16'],
    comments: [
      { author: 'p14', minutesAfter: 30, content: '看完这条起身去了一趟隔壁。他问我是不是系统又挂了。', likes: ['p17', 'noaha', 'p18', 'scholar'] },
      { author: 'p21', minutesAfter: 52, content: '有，小谭今天一个人搞定了退货的大爷。我现在就去说。', likes: ['p17', 'p15'] },
    ],
  },
  {
    key: 'yf-open-question-friend',
    enterprise: 'yunfan',
    author: 'p21',
    type: 3,
    hoursAgo: 392,
    content: '我最好的哥们在我店里上班，业绩倒数第二，月底要谈。他昨晚还约我打球。各位，这球我去不去打，这话在哪儿说？',
    aha: ['p17', 'leader'],
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
    aha: ['p19', 'mentor', 'leader', 'p14'],
    likes: ['p18', 'p23', 'scholar', 'p16', 'elite'],
    comments: [
      { author: 'p14', minutesAfter: 15, content: '已删 140 条，剩下的每条都有主人。', likes: ['noaha', 'p18', 'p19'] },
      { author: 'p16', minutesAfter: 300, content: '冷库也有这毛病，铃响多了就当蝉叫。', aha: ['mentor'], likes: ['noaha', 'p14', 'p21'] },
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
    aha: ['mentor', 'leader', 'ta', 'p19'],
    likes: ['scholar', 'elite', 'p23', 'p18', 'p22', 'p17', 'noaha'],
    comments: [
      { author: 'scholar', minutesAfter: 45, content: '半米大概等于：让他自己去谈客户，但我把底线先发给他。', aha: ['p30', 'mentor'], likes: ['elite', 'p20', 'leader'] },
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
    aha: ['mentor', 'master', 'leader', 'p17', 'p20'],
    likes: ['scholar', 'p18', 'p22', 'p14', 'noaha', 'p23', 'eadmin'],
    comments: [
      { author: 'p18', minutesAfter: 10, content: '31 次里有 7 次是我，我招。', likes: ['ta', 'p22', 'scholar', 'master'] },
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
    aha: ['leader', 'p30', 'mentor'],
    likes: ['p14', 'scholar', 'p18', 'noaha'],
    comments: [{ author: 'p17', minutesAfter: 90, content: '公平不等于舒服，能看见轮到谁，心里就平了。', likes: ['p19', 'p15'] }],
  },
  {
    key: 'yf-care-take-call',
    enterprise: 'yunfan',
    author: 'p22',
    type: 1,
    hoursAgo: 500,
    content:
      '当组长第一个月，我定过一条规矩：谁被骂超过三分钟就举手，我去接。后来发现大家举手越来越快，因为我接得比他们好。现在改成我坐旁边递纸条，电话还是他们的。第一张纸条写的是：「慢一点，他快骂完了。」',
    aha: ['mentor', 'p17', 'leader', 'p30', 'p20'],
    likes: ['p15', 'p21', 'scholar', 'p18', 'elite', 'ta', 'p23', 'p16'],
    comments: [
      { author: 'leader', minutesAfter: 25, content: '这张纸条贴在客服中心墙上了，我拍过照。', likes: ['p22', 'p15', 'p17'] },
      { author: 'mentor', minutesAfter: 140, content: '从「我去接」到「我坐旁边」，中间你失去了什么？', likes: ['p30'], replies: [{ author: 'p22', minutesAfter: 60, content: '被需要的感觉。挺难受的，过了两周才好。', aha: ['mentor', 'p30', 'leader', 'p17'], likes: ['scholar', 'p18', 'elite', 'p15'] }] },
    ],
  },
  {
    key: 'yf-budget-cut-talk',
    enterprise: 'yunfan',
    author: 'leader',
    type: 1,
    hoursAgo: 530,
    content:
      '运营预算砍 20%，我知道的当天下午就和团队说了，当时只知道这个数，别的都不知道。有人劝我想好方案再说。可是食堂里两点钟就已经在传 40% 了。我说的是：「知道的我今天全说，不知道的周五下班前告诉你们哪怕还是不知道。」周五我真的去说了一次「还是不知道」。',
    cards: [{ kind: 'lesson', id: 'communicating-change', title: '变革沟通：还没全想清楚时怎么开口', minutes: 11 }],
    aha: ['mentor', 'eadmin', 'p17', 'p20', 'p30', 'p19'],
    likes: ['p22', 'scholar', 'elite', 'p18', 'p15', 'noaha', 'p14'],
    comments: [
      { author: 'p22', minutesAfter: 40, content: '我当时就在下面坐着。「还是不知道」那次，反而没人再传了。', aha: ['mentor', 'p17'], likes: ['leader', 'eadmin', 'scholar'] },
    ],
  },
  {
    key: 'yf-interview-bug',
    enterprise: 'yunfan',
    author: 'p14',
    type: 1,
    hoursAgo: 556,
    content:
      '面试固定问题：「讲一个你放过去的、最丢人的 bug。」说没有的，不招。说别人的，不招。上周一个姑娘讲了十五分钟，讲到她当晚打车去客户机房，讲完问我：「你的呢？」我也讲了十五分钟。已发 offer。',
    aha: ['mentor', 'p17', 'p19', 'noaha'],
    likes: ['p18', 'scholar', 'p23', 'leader', 'p20'],
    comments: [
      { author: 'noaha', minutesAfter: 12, content: '你那个我知道，是我背的锅。', likes: ['p14', 'p18', 'p23'] },
    ],
  },
  {
    key: 'yf-reverse-mentor',
    enterprise: 'yunfan',
    author: 'p21',
    type: 1,
    hoursAgo: 585,
    content:
      '我 26，店里最小的 19。他教我怎么拍短视频，我教他怎么排班。教了三周，他的排班全店最稳，我的视频全店最低播放。他说：「浩哥，你别对着镜头讲道理。」这话我妈也说过。',
    aha: ['p17', 'p30'],
    likes: ['p15', 'p22', 'p18', 'p16', 'ta', 'elite', 'scholar'],
    comments: [],
  },
  {
    key: 'yf-hr-back-from-leave',
    enterprise: 'yunfan',
    author: 'p17',
    type: 1,
    hoursAgo: 620,
    content:
      '产假回来的同事，第一周组长一般会做一件好心的事：把难活都分给别人，「你先适应」。三个月后她们来找我，说觉得自己没用了。所以先问一句「你想从哪件事接起」，别替她决定轻的。',
    aha: ['eadmin', 'leader', 'mentor', 'p20'],
    likes: ['p22', 'p15', 'scholar', 'p23', 'ta'],
    comments: [
      { author: 'p20', minutesAfter: 80, content: '我当年回来第一天，桌上放着一份新人培训手册。那本手册我留到今天。', aha: ['p17', 'mentor', 'leader'], likes: ['eadmin', 'p22', 'p15', 'scholar', 'p23'] },
    ],
  },
]
