import type { DemoPost } from './demo-types.ts'

export const changhePosts2: readonly DemoPost[] = [
  {
    key: 'ch-ta-reading',
    enterprise: 'changhe',
    author: 'ta',
    type: 1,
    hoursAgo: 170,
    content:
      '长河这一班的作业我最爱看，因为没有一个人写「赋能」。顾师傅交的第二份只有一句：「我今天少说了一句，他多做了一步。」',
    aha: ['mentor', 'p25', 'p30'],
    likes: ['p24', 'emma', 'p26', 'p25'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 55,
        content: '手指头粗，打不快，只能短。',
        likes: ['ta', 'p25', 'p26', 'emma'],
      },
    ],
  },
  {
    key: 'ch-customer-audit',
    enterprise: 'changhe',
    author: 'emma',
    type: 1,
    hoursAgo: 200,
    content:
      'Customer audit yesterday. The night before, my team wanted to hide the scrap corner behind a curtain. I asked them to put a sign on it instead: what it is, how much, what we are doing about it. The auditor spent twenty minutes there, with the operators, not with me. Best score in four years.',
    aha: ['mentor', 'p30', 'p25', 'p26'],
    likes: ['p24', 'p26', 'p25', 'ta'],
    comments: [
      {
        author: 'p26',
        minutesAfter: 60,
        content: '那块布帘子是我买的，已退货。',
        likes: ['emma', 'p24', 'p25'],
      },
    ],
  },
  {
    key: 'ch-lesson-delegate',
    enterprise: 'changhe',
    author: 'p26',
    type: 19,
    hoursAgo: 230,
    content:
      '《授权与跟进》里说「讲清结果，留出做法」。我把治具改造交给小孟，只说了两条：换型不超过六分钟，不能动防护罩。他做出来的样子我看着别扭，跟我想的完全相反。换型四分十秒。别扭是我的事。',
    cards: [
      {
        kind: 'lesson',
        id: 'delegate-and-follow-through-2',
        title: '授权与跟进：讲清结果，留出做法',
        minutes: 14,
      },
    ],
    aha: ['emma', 'mentor', 'p24', 'p30'],
    likes: ['p25', 'ta', 'p24'],
    comments: [],
  },
  {
    key: 'ch-canteen-question',
    enterprise: 'changhe',
    author: 'emma',
    type: 3,
    hoursAgo: 262,
    answered: true,
    content:
      'My Chinese is good enough for numbers and bad for feelings. In one-on-ones with shift leaders I use an interpreter and everybody becomes very polite. Any way to get closer to what people really think?',
    aha: ['p25', 'mentor'],
    likes: ['p26', 'p24'],
    comments: [
      {
        author: 'p25',
        minutesAfter: 50,
        answer: true,
        content:
          'Let them draw. Last year I asked each shift leader to draw “a bad day here” on one sheet. Nobody needed me to translate. 画完再聊，翻译只翻他们指着的地方。',
        aha: ['mentor', 'p30', 'ta'],
        likes: ['p24', 'p26', 'emma'],
      },
      {
        author: 'emma',
        minutesAfter: 2800,
        content: 'Did it. Six drawings, four of them show a phone ringing with my name on it. I see.',
        aha: ['mentor', 'p30', 'ta'],
        likes: ['p24', 'p26', 'ta'],
      },
    ],
  },
  {
    key: 'ch-coach-line-walk',
    enterprise: 'changhe',
    author: 'p30',
    type: 1,
    hoursAgo: 300,
    content:
      '跟着几位车间主任各走了一趟产线。有人走 40 分钟，说了 30 句话，全是指示。顾建平走了 40 分钟，弯了 11 次腰，说了 6 句话，5 句是问句。那个班的人看见他来，不躲。',
    aha: ['mentor', 'emma', 'p25', 'ta'],
    likes: ['p24', 'p26', 'emma', 'p25'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 90,
        content: '弯腰是因为眼神不好。',
        likes: ['p30', 'p25', 'p26', 'emma', 'ta'],
      },
    ],
  },
  {
    key: 'ch-erp-change',
    enterprise: 'changhe',
    author: 'p26',
    type: 1,
    hoursAgo: 350,
    content:
      '新系统上线第二周，仓库的人还在用纸。开会问为什么，都说「马上改」。我坐在仓库门口看了半天，原来扫码枪要摘手套才按得动，他们一天要摘两百次。买了六只带大按键的，第二天纸就没了。',
    cards: [
      {
        kind: 'lesson',
        id: 'communicating-change-1',
        title: '变革沟通：变好的时候，人们失去了什么',
        minutes: 11,
      },
    ],
    aha: ['emma', 'mentor', 'p25', 'p30'],
    likes: ['p24', 'p25', 'ta'],
    comments: [
      {
        author: 'p25',
        minutesAfter: 30,
        content: '我上周还准备给他们再培训一轮，课表都排好了……取消。',
        likes: ['p26', 'emma', 'p24'],
      },
    ],
  },
  {
    key: 'ch-performance-first',
    enterprise: 'changhe',
    author: 'p24',
    type: 1,
    hoursAgo: 400,
    content:
      '今年绩效谈话要谈满二十分钟，我以前一人三分钟。第一个谈的是跟了我十二年的老搭档，谈到第八分钟没话了，两个人坐着抽了根烟。第十五分钟他说：「建平，我腰不行了，搬不动了，没敢讲。」十二年，就差这十二分钟。',
    aha: ['mentor', 'emma', 'p25', 'p30', 'ta'],
    likes: ['p26', 'emma', 'p25'],
    comments: [
      {
        author: 'p25',
        minutesAfter: 45,
        content: '明天请他来找我，有工伤鉴定和调岗两条路，我陪他走。',
        aha: ['mentor', 'p30'],
        likes: ['p24', 'p26'],
      },
      {
        author: 'mentor',
        minutesAfter: 120,
        content: '第八到第十五分钟，那七分钟的沉默，是你给他的。',
        aha: ['p30', 'ta'],
        likes: ['p24', 'emma'],
      },
    ],
  },
  {
    key: 'ch-suggestion-box',
    enterprise: 'changhe',
    author: 'emma',
    type: 1,
    hoursAgo: 450,
    content:
      'Opened the suggestion box at gate 3. Last emptied, judging by the dust, about three years ago. Forty-four notes, nine of them thanking a canteen lady who retired since. I answered every note on the wall, including “we should have answered you long ago”.',
    aha: ['p25', 'mentor', 'p24'],
    likes: ['p26', 'p24', 'ta', 'p25'],
    comments: [
      {
        author: 'p25',
        minutesAfter: 80,
        content: '食堂的周阿姨，我联系上了，她下周来厂里吃饭。',
        likes: ['emma', 'p24', 'p26', 'ta'],
      },
    ],
  },
  {
    key: 'ch-quality-sales-fight',
    enterprise: 'changhe',
    author: 'p26',
    type: 1,
    hoursAgo: 510,
    content:
      '销售答应客户公差收一半，没问过工艺。我没去吵，请他来车间自己量了一百件。量到第三十件他说手酸，量到第七十件他说「我去跟客户讲」。这一趟比发十封邮件快。',
    aha: ['emma', 'mentor', 'p24'],
    likes: ['p25', 'p24'],
    comments: [
      {
        author: 'emma',
        minutesAfter: 60,
        content: 'New rule for sales onboarding: one hundred pieces, measured by hand. Serious.',
        likes: ['p26', 'p25', 'p24'],
      },
    ],
  },
  {
    key: 'ch-files-handover',
    enterprise: 'changhe',
    author: 'p25',
    type: 1,
    hoursAgo: 580,
    files: ['班组长第一个月.pdf', '夜班交接本样张.docx'],
    content:
      '给新班组长准备的两份材料，第一份是十七位老班组长口述、我记下来的，标题是他们起的：「别急着管，先记住二十个名字。」第二份是顾师傅的三栏交接本。',
    aha: ['emma', 'mentor', 'p30'],
    likes: ['p26', 'p24', 'ta', 'p30'],
    comments: [],
  },
  {
    key: 'ch-rush-order',
    enterprise: 'changhe',
    author: 'p24',
    type: 1,
    hoursAgo: 660,
    content:
      '急单，要连上两个周末。我没开动员会，把订单、利润、不接会怎样写在白板上，走了。半小时回来，他们自己排出来了，谁家孩子中考谁不排，小武一个人顶三个班，我给他划掉一个。',
    aha: ['emma', 'p30', 'mentor'],
    likes: ['p25', 'p26'],
    comments: [
      {
        author: 'emma',
        minutesAfter: 100,
        content: 'You walked away. That is the part I could not have done.',
        likes: ['p24', 'p30'],
      },
    ],
  },
  {
    key: 'ch-mentor-question',
    enterprise: 'changhe',
    author: 'mentor',
    type: 1,
    hoursAgo: 740,
    content:
      '问在产线上的各位：你们厂里有没有一个规定，人人都知道没用，人人都在遵守？它是谁定的，那个人还在吗？',
    aha: ['p30', 'emma', 'p25'],
    likes: ['p24', 'p26'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 50,
        content: '有。工具柜钥匙要找主任签字领。定的人是我，我还在。今天废了。',
        aha: ['mentor', 'p30', 'ta'],
        likes: ['p26', 'p25'],
      },
      {
        author: 'p26',
        minutesAfter: 95,
        content: '图纸改一个字要盖七个章。定的人退休了，章还在。',
        likes: ['p24', 'p25', 'emma'],
      },
    ],
  },
  {
    key: 'ch-iwill-names',
    enterprise: 'changhe',
    author: 'emma',
    type: 14,
    hoursAgo: 830,
    content:
      'I will: learn the names of everyone on the night shift by the end of the week. 63 people. I practise with photos on the train, the man next to me now also knows eleven of them.',
    aha: ['p25', 'mentor'],
    likes: ['p24', 'p26', 'ta'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 4000,
        content: '昨晚她一路叫过去，叫错两个，那两个是双胞胎。',
        likes: ['emma', 'p25', 'p26', 'ta', 'mentor'],
      },
    ],
  },
]
