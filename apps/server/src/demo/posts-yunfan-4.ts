import type { DemoPost } from './demo-types.ts'

export const yunfanPosts4: readonly DemoPost[] = [
  {
    key: 'yf-four-files-tool-task',
    enterprise: 'yunfan',
    author: 'p17',
    type: 27,
    hoursAgo: 112,
    files: [
      '绩效谈话准备表.docx',
      '三个月事实记录（样例）.xlsx',
      '谈话当天流程.pdf',
      '谈完之后的一封信.docx',
    ],
    content:
      '工具任务交作业：把绩效谈话拆成四份材料，样例里的名字都是编的。第四份最少人用，也最有用：谈完 24 小时内给对方写一封短信，只写「我听到的」和「我答应你的」。去年我用它救回来一次误会，对方以为我在劝退他。',
    cards: [{ kind: 'tool', id: 'performance-talk-checklist', title: '绩效谈话检查单' }],
    aha: ['eadmin', 'mentor', 'master', 'p20', 'p19', 'p30', 'p21'],
    likes: ['scholar', 'elite', 'p22', 'p18', 'p15', 'p14', 'p21', 'ta', 'p23'],
    comments: [
      {
        author: 'elite',
        minutesAfter: 45,
        content: '第二份直接救命。我翻了一下自己三个月的记录，只有一行，还是「他最近状态不错」。',
        likes: ['p17', 'p20', 'p22'],
      },
      {
        author: 'scholar',
        minutesAfter: 210,
        content: '第四份里「我答应你的」，如果后来做不到怎么办？',
        replies: [
          {
            author: 'p17',
            minutesAfter: 35,
            content: '那就再写一封。写第二封的时候你会学会少答应。',
            aha: ['mentor'],
            likes: ['scholar', 'elite', 'p22', 'p18'],
          },
        ],
      },
    ],
  },
  {
    key: 'yf-open-question-star',
    enterprise: 'yunfan',
    author: 'elite',
    type: 3,
    hoursAgo: 118,
    content:
      '组里业绩第一的人，占了 40% 的单子，每次开会都迟到，从不帮新人，别人问他资料他说「自己跑」。说重了怕他走，不说，其他七个人看着我。你们动过这样的人吗？',
    aha: ['p20', 'mentor', 'p23'],
    likes: ['p15', 'p21', 'scholar', 'p18', 'p17'],
    comments: [],
  },
  {
    key: 'yf-article-meeting',
    enterprise: 'yunfan',
    author: 'p19',
    type: 1,
    hoursAgo: 126,
    content:
      'This article says to end every meeting with “who does what by when”. We did one better by accident: the newest person writes the three lines and reads them aloud. If she cannot write them, the meeting did not decide anything, and everybody suddenly sees it.',
    cards: [
      { kind: 'article', id: 'meetings-end-with-three-lines', title: '会议结束前的三行字', minutes: 7 },
    ],
    aha: ['mentor', 'p30', 'ta', 'noaha'],
    likes: ['p18', 'p14', 'scholar', 'p23', 'noaha'],
    comments: [
      {
        author: 'p14',
        minutesAfter: 40,
        content: '上周轮到我们的实习生，她写了两行，第三行写「不知道」。然后我们又坐下来开了二十分钟。值。',
        likes: ['p18', 'noaha', 'mentor'],
      },
    ],
  },
  {
    key: 'yf-four-pictures-training',
    enterprise: 'yunfan',
    author: 'p15',
    type: 28,
    hoursAgo: 132,
    pictures: 4,
    content:
      '店长一班组队成功，队名「打烊之后」。四张照片分别是：选队长、选完队长反悔、重选、队长请吃小龙虾。我们的约定只有一条：每周一个人讲一件自己搞砸的事，别人只许问，不许教。',
    aha: ['master', 'mentor', 'p30', 'noaha'],
    likes: ['p21', 'p22', 'p16', 'ta', 'eadmin', 'elite', 'scholar'],
    comments: [
      {
        author: 'p21',
        minutesAfter: 12,
        content: '反悔的那个是我，我现在还想反悔。',
        likes: ['p15', 'ta', 'master'],
      },
      {
        author: 'mentor',
        minutesAfter: 300,
        content: '「只许问，不许教」坚持到第几周会破？到时候来告诉我。',
        likes: ['p15', 'p30'],
        replies: [
          {
            author: 'p15',
            minutesAfter: 22,
            content: '第一周，第九分钟，我破的。',
            likes: ['mentor', 'p21', 'ta', 'leader', 'p16'],
          },
        ],
      },
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
    aha: ['mentor', 'p20', 'p30', 'p19', 'eadmin', 'master', 'p14', 'p15', 'p16'],
    likes: ['elite', 'scholar', 'p18', 'p23', 'p22', 'p15', 'p16', 'leader', 'ta', 'p14'],
    comments: [
      {
        author: 'elite',
        minutesAfter: 8,
        content: '补充：他见客户的时候紧张得把水倒在了名片上。客户说，你们研发真实诚。',
        likes: ['noaha', 'p20', 'p18', 'p14', 'p21', 'p23'],
      },
      {
        author: 'p20',
        minutesAfter: 55,
        content: '「可以说的话」这张表大客户组也要。能加一列「千万别说的话」吗？',
        likes: ['noaha', 'elite', 'p14'],
      },
      {
        author: 'p19',
        minutesAfter: 90,
        content:
          'Swapping seats for one day beats any number of alignment meetings. Shenzhen lab would like to host the next swap.',
        likes: ['noaha', 'elite', 'leader'],
      },
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
    aha: ['mentor', 'p30', 'p18'],
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
    aha: ['mentor', 'eadmin', 'p30', 'p20', 'p21'],
    likes: ['scholar', 'p22', 'elite', 'p15', 'p18', 'noaha', 'p14'],
    comments: [
      {
        author: 'p17',
        minutesAfter: 35,
        content:
          '「因为急」占一半，和我们离职访谈的数据对得上。急的时候请来找我，我不催你们快，我陪你们扛缺人那一个月。',
        likes: ['p22', 'elite', 'scholar', 'p15'],
      },
      {
        author: 'p20',
        minutesAfter: 160,
        content: '第五个月那个是我。现在说得出口，当时说不出，因为是我力排众议招的。',
        aha: ['mentor', 'p30'],
        likes: ['p17', 'elite', 'noaha'],
      },
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
    aha: ['mentor', 'ta', 'p30', 'p22'],
    likes: ['scholar', 'p18', 'p22', 'p15', 'eadmin', 'p21'],
    comments: [
      {
        author: 'p18',
        minutesAfter: 25,
        content: '坐了。现在那一桌没人吐槽公司了，饭吃得特别快。',
        likes: ['master', 'scholar', 'p22', 'p14', 'p23'],
        replies: [
          {
            author: 'master',
            minutesAfter: 8,
            content: '那你先吐一个。',
            aha: ['mentor'],
            likes: ['p18', 'ta', 'scholar', 'p21'],
          },
        ],
      },
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
    aha: ['master', 'mentor', 'p20', 'p19', 'ta', 'p30', 'p23'],
    likes: ['scholar', 'p18', 'p22', 'p15', 'p21', 'p16', 'p14', 'elite', 'p23'],
    comments: [
      {
        author: 'p16',
        minutesAfter: 40,
        content: '郑总英明。26 门那个我学到第 4 门，题目还没看完。',
        likes: ['p21', 'p18', 'p15', 'eadmin'],
      },
      {
        author: 'p21',
        minutesAfter: 44,
        content: '餐费可以报这一句，能不能置顶。',
        likes: ['p15', 'p18', 'p22', 'p16', 'p23', 'scholar'],
      },
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
    aha: ['mentor', 'p30', 'noaha', 'p14', 'p15'],
    likes: ['scholar', 'p22', 'elite', 'noaha', 'master', 'p23'],
    comments: [
      {
        author: 'ta',
        minutesAfter: 600,
        content: '评分：优秀。最后一行请保留，别改。',
        likes: ['p18', 'master', 'scholar', 'p22'],
      },
    ],
  },
]
