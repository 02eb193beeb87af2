import type { DemoPost } from './demo-types.ts'

export const yunfanPosts6: readonly DemoPost[] = [
  {
    key: 'yf-care-take-call',
    enterprise: 'yunfan',
    author: 'p22',
    type: 1,
    hoursAgo: 500,
    content:
      '当组长第一个月，我定过一条规矩：谁被骂超过三分钟就举手，我去接。后来发现大家举手越来越快，因为我接得比他们好。现在改成我坐旁边递纸条，电话还是他们的。第一张纸条写的是：「慢一点，他快骂完了。」',
    aha: ['mentor', 'p30', 'noaha', 'eadmin', 'p14'],
    likes: ['p15', 'p21', 'scholar', 'p18', 'elite', 'ta', 'p23', 'p16'],
    comments: [
      {
        author: 'leader',
        minutesAfter: 25,
        content: '这张纸条贴在客服中心墙上了，我拍过照。',
        likes: ['p22', 'p15', 'p17'],
      },
      {
        author: 'mentor',
        minutesAfter: 140,
        content: '从「我去接」到「我坐旁边」，中间你失去了什么？',
        likes: ['p30'],
        replies: [
          {
            author: 'p22',
            minutesAfter: 60,
            content: '被需要的感觉。挺难受的，过了两周才好。',
            aha: ['mentor', 'p30'],
            likes: ['scholar', 'p18', 'elite', 'p15'],
          },
        ],
      },
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
    cards: [
      {
        kind: 'lesson',
        id: 'communicating-change-2',
        title: '变革沟通：还没全想清楚时怎么开口',
        minutes: 11,
      },
    ],
    aha: ['mentor', 'eadmin', 'p30', 'noaha', 'p15', 'p16'],
    likes: ['p22', 'scholar', 'elite', 'p18', 'p15', 'noaha', 'p14'],
    comments: [
      {
        author: 'p22',
        minutesAfter: 40,
        content: '我当时就在下面坐着。「还是不知道」那次，反而没人再传了。',
        aha: ['mentor'],
        likes: ['leader', 'eadmin', 'scholar'],
      },
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
    aha: ['mentor', 'noaha', 'p30', 'p18'],
    likes: ['p18', 'scholar', 'p23', 'leader', 'p20'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 12,
        content: '你那个我知道，是我背的锅。',
        likes: ['p14', 'p18', 'p23'],
      },
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
    aha: ['p30', 'mentor'],
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
    aha: ['eadmin', 'mentor', 'p30', 'p21'],
    likes: ['p22', 'p15', 'scholar', 'p23', 'ta'],
    comments: [
      {
        author: 'p20',
        minutesAfter: 80,
        content: '我当年回来第一天，桌上放着一份新人培训手册。那本手册我留到今天。',
        aha: ['mentor'],
        likes: ['eadmin', 'p22', 'p15', 'scholar', 'p23'],
      },
    ],
  },
  {
    key: 'yf-open-question-shift-swap',
    enterprise: 'yunfan',
    author: 'p15',
    type: 3,
    hoursAgo: 655,
    content:
      '店员私下换班不告诉我，出事找不到人。说「必须报备」吧，他们嫌烦，就继续偷偷换。有没有哪家店把换班做到又自由又查得到的？表格、群、小程序都行，别太复杂，我们最大的店员五十三岁。',
    aha: ['p30'],
    likes: ['p21', 'p16', 'p22'],
    comments: [],
  },
  {
    key: 'yf-okr-not-tasks',
    enterprise: 'yunfan',
    author: 'p20',
    type: 1,
    hoursAgo: 690,
    content:
      '检查了一遍我们组的 OKR：目标写着「做大做强大客户」，关键结果写着「拜访 40 家」。我当场拜访了其中一家，客户问我来干嘛，我说来完成关键结果。玩笑归玩笑，今晚全部重写，每一条都要能回答「客户那边会有什么不一样」。',
    cards: [{ kind: 'lesson', id: 'okrs-and-retrospectives-4', title: 'OKR 目标与复盘', minutes: 13 }],
    aha: ['mentor', 'p30', 'p22', 'p23'],
    likes: ['elite', 'noaha', 'scholar', 'p14', 'p18'],
    comments: [
      {
        author: 'elite',
        minutesAfter: 30,
        content: '重写到十一点半，我那条从「签 12 单」改成「3 家老客户愿意替我们说话」。更难了。',
        likes: ['p20', 'leader', 'p17'],
      },
    ],
  },
  {
    key: 'yf-warehouse-newcomer',
    enterprise: 'yunfan',
    author: 'p16',
    type: 1,
    hoursAgo: 730,
    content:
      '新人头一天，我先领他去看退货区，最乱最脏的地方。看完问他：「你要是管这儿，先动哪？」答得对不对无所谓，我看他弯不弯腰。三十年没看走眼过，看走眼的那几个不算。',
    aha: ['mentor', 'p30', 'noaha'],
    likes: ['p21', 'p15', 'p22', 'p14', 'elite'],
    comments: [
      {
        author: 'p14',
        minutesAfter: 40,
        content: '「看走眼的那几个不算」，这个准确率我也能做到。',
        likes: ['p16', 'noaha', 'p21', 'p18'],
      },
    ],
  },
  {
    key: 'yf-first-week-lead',
    enterprise: 'yunfan',
    author: 'scholar',
    type: 1,
    hoursAgo: 770,
    content:
      '升组长第一周。周一我把自己的需求全做完了，周二发现全组在等我评审，周三评审到晚上十点，周四我妈打电话我没接。周五数了一下，这周我自己写了 31 页文档，组里五个人一共写了 6 页。我好像在用组长的工资干组员的活。',
    aha: ['mentor', 'leader', 'p17', 'ta', 'p20'],
    likes: ['p18', 'p22', 'elite', 'p23', 'noaha', 'master'],
    comments: [
      {
        author: 'p18',
        minutesAfter: 9,
        content: '+1，我 commit 数全组第一，还挺骄傲，老板看了叹气。',
        likes: ['scholar', 'noaha', 'p14'],
      },
      {
        author: 'mentor',
        minutesAfter: 70,
        content: '31 页里，哪一页只有你能写？',
        aha: ['leader', 'p30'],
        likes: ['scholar'],
        replies: [
          {
            author: 'scholar',
            minutesAfter: 180,
            content: '认真看了一遍，两页。',
            aha: ['mentor'],
            likes: ['leader', 'p18', 'elite', 'p17'],
          },
        ],
      },
      {
        author: 'p17',
        minutesAfter: 100,
        content: '先给妈妈回电话。',
        likes: ['scholar', 'p22', 'p23', 'p15', 'ta'],
      },
    ],
  },
  {
    key: 'yf-critique-rule',
    enterprise: 'yunfan',
    author: 'p23',
    type: 17,
    hoursAgo: 815,
    content:
      '# 怎么说真话\n设计评审新规矩：先说「我看到」，再说「我担心」，最后才能说「我会」。「我不喜欢」出局。第一场最难受的是我自己，憋了四十分钟，发现我一大半意见后面都没有「我担心」，就是不喜欢。',
    cards: [{ kind: 'theme', id: 'how-to-tell-the-truth', title: '怎么说真话' }],
    aha: ['mentor', 'leader', 'p17'],
    likes: ['scholar', 'p18', 'noaha', 'p14'],
    comments: [],
  },
  {
    key: 'yf-cancel-standup',
    enterprise: 'yunfan',
    author: 'leader',
    type: 1,
    hoursAgo: 860,
    content:
      '取消晨会三周的实验结果：每人每天省 25 分钟，交付没变慢，但有两位新同事说「不知道别人在忙什么，有点慌」。所以恢复了，一周两次，站着，十分钟，新人先说。给老人省时间，别省在新人头上。',
    aha: ['mentor', 'p19', 'p30', 'eadmin'],
    likes: ['p22', 'noaha', 'scholar', 'p14'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 60,
        content: '请公布交付没变慢的数据。',
        replies: [
          {
            author: 'leader',
            minutesAfter: 15,
            content: '周平均 37 件，对照 36 件。表发你邮箱了，孙老师。',
            likes: ['noaha', 'p14', 'scholar'],
          },
        ],
      },
    ],
  },
  {
    key: 'yf-culture-review',
    enterprise: 'yunfan',
    author: 'p19',
    type: 1,
    hoursAgo: 905,
    content:
      'I wrote “exceeds expectations” for a colleague in Chengdu and she looked worried. Turns out she read it as “my manager expected little of me”. We now write what the person did, what changed because of it, and one thing to try next. No adjectives. It takes longer and nobody has to translate a feeling.',
    aha: ['p17', 'eadmin', 'mentor', 'leader'],
    likes: ['scholar', 'p14', 'p18', 'p22'],
    comments: [
      {
        author: 'eadmin',
        minutesAfter: 120,
        content: '「不写形容词」，我想借到明年的评语模板里。',
        likes: ['p19', 'p17'],
      },
    ],
  },
  {
    key: 'yf-tech-debt',
    enterprise: 'yunfan',
    author: 'noaha',
    type: 1,
    hoursAgo: 960,
    content:
      '要了四个季度的「还技术债」时间，没要到。这次换了个说法：「现在改一个价格要 3 天，还完之后 2 小时。」业务说，那你怎么不早讲。我讲了四个季度，讲的是架构。',
    aha: ['p20', 'leader', 'p14', 'mentor'],
    likes: ['p18', 'scholar', 'elite', 'p23'],
    comments: [
      {
        author: 'elite',
        minutesAfter: 20,
        content: '「架构」两个字在我们这边自动翻译成「别问」。',
        likes: ['noaha', 'p20', 'p18', 'p14'],
      },
    ],
  },
]
