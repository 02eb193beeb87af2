import type { DemoPost } from './demo-types.ts'

export const yunfanPosts3: readonly DemoPost[] = [
  {
    key: 'yf-four-pictures-training',
    enterprise: 'yunfan',
    author: 'p15',
    type: 28,
    hoursAgo: 132,
    pictures: 4,
    content:
      '店长一班组队成功，队名「打烊之后」。四张照片分别是：选队长、选完队长反悔、重选、队长请吃小龙虾。我们的约定只有一条：每周一个人讲一件自己搞砸的事，别人只许问，不许教。',
    aha: ['master', 'leader', 'mentor', 'p17'],
    likes: ['p21', 'p22', 'p16', 'ta', 'eadmin', 'elite', 'scholar'],
    comments: [
      { author: 'p21', minutesAfter: 12, content: '反悔的那个是我，我现在还想反悔。', likes: ['p15', 'ta', 'master'] },
      { author: 'mentor', minutesAfter: 300, content: '「只许问，不许教」坚持到第几周会破？到时候来告诉我。', likes: ['p15', 'p30'], replies: [{ author: 'p15', minutesAfter: 22, content: '第一周，第九分钟，我破的。', likes: ['mentor', 'p21', 'ta', 'leader', 'p16'] }] },
    ],
  },
  {
    key: 'yf-conflict-sales-rnd',
    enterprise: 'yunfan',
    author: 'noaha',
    type: 1,
    hoursAgo: 150,
    essence: true,
    content:
      '和销售吵了三个季度的「答应客户的功能」，上周和陈立行换岗一天。我跟着他见了两个客户，他坐在我旁边看我们排期。\n我的发现：他不是乱答应，客户问的时候他手上没有任何能说的东西，只能说「应该可以」。\n他的发现：我们说「排不进去」的时候，其实没人告诉过他前面排着什么。\n现在有一张两边都能看的表，叫「可以说的话」。本周零争吵。样本量一周。',
    aha: ['leader', 'mentor', 'p20', 'p30', 'p17', 'p19', 'eadmin', 'master', 'p14'],
    likes: ['elite', 'scholar', 'p18', 'p23', 'p22', 'p15', 'p16', 'leader', 'ta', 'p14'],
    comments: [
      { author: 'elite', minutesAfter: 8, content: '补充：他见客户的时候紧张得把水倒在了名片上。客户说，你们研发真实诚。', likes: ['noaha', 'p20', 'p18', 'p14', 'p21', 'p23'] },
      { author: 'p20', minutesAfter: 55, content: '「可以说的话」这张表大客户组也要。能加一列「千万别说的话」吗？', aha: ['leader'], likes: ['noaha', 'elite', 'p14'] },
      { author: 'p19', minutesAfter: 90, content: 'Swapping seats for one day beats any number of alignment meetings. Shenzhen lab would like to host the next swap.', likes: ['noaha', 'elite', 'leader'] },
    ],
  },
  {
    key: 'yf-open-question-promote',
    enterprise: 'yunfan',
    author: 'p23',
    type: 3,
    hoursAgo: 162,
    content:
      '组里两个人都够格升一级，名额只有一个。一个画得好，一个把别人带得好。我心里更想给后者，但评审看作品集。有没有人成功说服过评审委员会看「带人」这一项？怎么拿证据？',
    aha: ['leader', 'p17', 'mentor'],
    likes: ['scholar', 'p18', 'p14', 'p22'],
    comments: [],
  },
  {
    key: 'yf-team-discussion-wrong-hire',
    enterprise: 'yunfan',
    author: 'leader',
    type: 22,
    hoursAgo: 175,
    content:
      '团队讨论记录：「我们招错过的一个人」。六位主管各讲一个，没有一个错在能力。三个错在我们急，一个错在岗位本来就不该有，一个错在只有我自己面过，还有一个，是他第二周就发现了问题、第五个月我们才敢承认。',
    aha: ['p17', 'mentor', 'eadmin', 'p30', 'p20'],
    likes: ['scholar', 'p22', 'elite', 'p15', 'p18', 'noaha', 'p14'],
    comments: [
      { author: 'p17', minutesAfter: 35, content: '「因为急」占一半，和我们离职访谈的数据对得上。急的时候请来找我，我不催你们快，我陪你们扛缺人那一个月。', aha: ['leader', 'eadmin', 'p20'], likes: ['p22', 'elite', 'scholar', 'p15'] },
      { author: 'p20', minutesAfter: 160, content: '第五个月那个是我。现在说得出口，当时说不出，因为是我力排众议招的。', aha: ['mentor', 'leader', 'p30'], likes: ['p17', 'elite', 'noaha'] },
    ],
  },
  {
    key: 'yf-anonymous-boss-steals',
    enterprise: 'yunfan',
    author: 'p14',
    type: 3,
    hoursAgo: 190,
    anonymous: true,
    content:
      '上级把我们组做的方案拿去汇报，署的是他的名。组员来问我，我说「是大家一起做的」。我知道这句话很窝囊。想听听真实经历：这种事你们当面说过吗，说了之后还能处吗？',
    aha: [],
    likes: [],
    comments: [],
  },
  {
    key: 'yf-topic-new-manager',
    enterprise: 'yunfan',
    author: 'master',
    type: 1,
    hoursAgo: 205,
    content:
      '把历届学员问得最多的 30 个问题整理成了一个专题。排第一的问题五年没变过：「以前的同事现在归我管，吃饭还坐一桌吗？」我的答案也五年没变：坐，但少点菜，多听。',
    cards: [{ kind: 'topic', id: 'first-season-as-manager', title: '当经理的第一个季度' }],
    aha: ['mentor', 'ta', 'leader', 'p17'],
    likes: ['scholar', 'p18', 'p22', 'p15', 'eadmin', 'p21'],
    comments: [
      { author: 'p18', minutesAfter: 25, content: '坐了。现在那一桌没人吐槽公司了，饭吃得特别快。', likes: ['master', 'scholar', 'p22', 'p14', 'p23'], replies: [{ author: 'master', minutesAfter: 8, content: '那你先吐一个。', aha: ['mentor'], likes: ['p18', 'ta', 'scholar', 'p21'] }] },
    ],
  },
  {
    key: 'yf-learning-plan-shared',
    enterprise: 'yunfan',
    author: 'eadmin',
    type: 1,
    hoursAgo: 222,
    content:
      '新任主管的学习计划改短了，从 26 门减到 6 门。去年完成率 31%，我们反省，塞得多是为了我们自己放心。多出来的时间请用在和组员吃饭上，餐费可以报。',
    cards: [{ kind: 'learningPlan', id: 'new-supervisor-plan', title: '新任主管学习计划（六门）' }],
    aha: ['leader', 'master', 'p17', 'mentor', 'p20', 'p19', 'ta'],
    likes: ['scholar', 'p18', 'p22', 'p15', 'p21', 'p16', 'p14', 'elite', 'p23'],
    comments: [
      { author: 'p16', minutesAfter: 40, content: '郑总英明。26 门那个我学到第 4 门，题目还没看完。', likes: ['p21', 'p18', 'p15', 'eadmin'] },
      { author: 'p21', minutesAfter: 44, content: '餐费可以报这一句，能不能置顶。', likes: ['p15', 'p18', 'p22', 'p16', 'p23', 'scholar'] },
    ],
  },
  {
    key: 'yf-task-feedback-record',
    enterprise: 'yunfan',
    author: 'p18',
    type: 15,
    hoursAgo: 236,
    content:
      '【作业】反馈谈话记录\n事实：过去两周，站会迟到 5 次，每次 6 到 10 分钟。\n影响：另外 7 个人等着，或者讲两遍。\n我问：你怎么看？\n他说：早上要送小孩，一直想申请晚半小时，怕你觉得我不上进。\n约定：站会改到 10 点。\n复盘：我准备了一整页怎么应对他狡辩，一个字没用上。',
    aha: ['mentor', 'ta', 'p17', 'leader', 'p30'],
    likes: ['scholar', 'p22', 'elite', 'noaha', 'master', 'p23'],
    comments: [
      { author: 'ta', minutesAfter: 600, content: '评分：优秀。最后一行请保留，别改。', likes: ['p18', 'master', 'scholar', 'p22'] },
    ],
  },
  {
    key: 'yf-team-invite-swap',
    enterprise: 'yunfan',
    author: 'p19',
    type: 29,
    hoursAgo: 250,
    content:
      'Looking for three people for a seat-swap team: one from Sales, one from Stores, one from Customer Care. You give us one day a month in your world, we give you one in the lab. No slides allowed. 欢迎报名，中文也可以，我的中文只会听和点菜 🍜',
    aha: ['leader', 'mentor'],
    likes: ['p15', 'p22', 'noaha', 'p18', 'elite', 'scholar'],
    comments: [
      { author: 'p22', minutesAfter: 55, content: '客服中心报名。Daniel 来那天，我让他听十通投诉电话，我给他翻译。', likes: ['p19', 'p18', 'p14'], replies: [{ author: 'p19', minutesAfter: 20, content: 'Deal. I will bring tissues.', likes: ['p22', 'p15'] }] },
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
    aha: ['mentor', 'leader', 'p17', 'p20', 'p30', 'p19'],
    likes: ['scholar', 'p22', 'p18', 'noaha', 'p15', 'p23', 'ta'],
    comments: [
      { author: 'mentor', minutesAfter: 22, content: '5.1 是谁打的，你猜过吗？', likes: ['p30'], replies: [{ author: 'elite', minutesAfter: 7, content: '猜过，然后逼自己停下来了。猜出来我就不会改了。', aha: ['mentor', 'p30', 'leader'], likes: ['p17', 'scholar', 'p22', 'ta'] }] },
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
    aha: ['leader', 'p17', 'mentor', 'eadmin'],
    likes: ['p15', 'p21', 'scholar', 'p16', 'p18', 'master', 'ta'],
    comments: [
      { author: 'leader', minutesAfter: 30, content: '从第四天才发话术这件事，是最年轻的组员提的，我当时投了反对票。记录一下我错了。', aha: ['p17', 'mentor'], likes: ['p22', 'scholar', 'p18', 'p15'] },
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
    aha: ['leader', 'p20', 'mentor', 'p19'],
    likes: ['noaha', 'p18', 'p22', 'p23', 'scholar', 'elite'],
    comments: [
      { author: 'p22', minutesAfter: 18, content: '那 190 个电话是我们接。替全组谢谢方老师。', aha: ['leader'], likes: ['p14', 'noaha', 'p15'] },
      { author: 'p23', minutesAfter: 70, content: '14 条线那版我看过，像毛线团。', likes: ['p14', 'p18', 'noaha'] },
    ],
  },
]
