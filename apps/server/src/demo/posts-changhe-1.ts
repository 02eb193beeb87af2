import type { DemoPost } from './demo-types.ts'

export const changhePosts1: readonly DemoPost[] = [
  {
    key: 'ch-three-walls',
    enterprise: 'changhe',
    author: 'emma',
    type: 1,
    hoursAgo: 2,
    pictures: 3,
    content:
      'Three walls from our retrospective in Wuxi. The question that opened people up: “What did we pretend not to know?”',
    aha: ['mentor', 'p30', 'p25', 'p26', 'ta'],
    likes: ['p24', 'p25', 'p26', 'mentor', 'ta'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 20,
        content: '第二面墙左下角那张是我贴的：「我们都知道三号机该大修，都在等别人先说。」',
        aha: ['emma', 'mentor', 'p30'],
        likes: ['p25', 'p26', 'emma'],
        replies: [
          {
            author: 'emma',
            minutesAfter: 9,
            content:
              'I know, I recognised the handwriting. The overhaul is booked for the 20th. Thank you for going first.',
            likes: ['p24', 'p25'],
          },
        ],
      },
      {
        author: 'mentor',
        minutesAfter: 50,
        content: '「假装不知道」的那些事里，有没有一件是厂长自己的？',
        aha: ['p30'],
        likes: ['p24', 'p25'],
        replies: [
          {
            author: 'emma',
            minutesAfter: 15,
            content:
              'Yes. Top right corner, the pink one. I knew the overtime numbers were wrong weeks before I said so.',
            aha: ['mentor', 'p25'],
            likes: ['p24', 'p26'],
          },
        ],
      },
    ],
  },
  {
    key: 'ch-night-handover',
    enterprise: 'changhe',
    author: 'p24',
    type: 1,
    hoursAgo: 7,
    pictures: 1,
    content:
      '夜班交接本改成三栏：机器、人、心里不踏实的。前两栏以前就有。第三栏头一个星期没人写，第二个星期有人写了一句「二号炉声音不对，说不上来」。白班拆开看，轴承快散了。说不上来的也要写，老师傅的耳朵比表准。',
    aha: ['emma', 'mentor', 'p26', 'p30'],
    likes: ['p25', 'p26', 'emma', 'ta'],
    comments: [
      {
        author: 'p26',
        minutesAfter: 40,
        content: '那只轴承我留着了，放在工艺室当样品，标签写「说不上来」。',
        aha: ['p30'],
        likes: ['p24', 'p25', 'emma'],
      },
      {
        author: 'emma',
        minutesAfter: 65,
        content:
          'Column three saved us about two days of downtime. Rolling it out to the other workshops, with your name on it.',
        likes: ['p24', 'p26'],
      },
    ],
  },
  {
    key: 'ch-question-overtime',
    enterprise: 'changhe',
    author: 'p26',
    type: 3,
    hoursAgo: 15,
    content:
      '工艺改进要停线试两小时，车间说产量压着，一分钟也停不了。我理解，可是不试，每天都在多报废十几件。跟车间谈停线，你们一般怎么开口？',
    aha: ['emma', 'p25'],
    likes: ['p24', 'ta'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 35,
        content:
          '别问「能不能停」，问「哪两小时停了最不疼」。周三下午换模本来就要停五十分钟，你接着用，我再给你凑一小时。',
        aha: ['emma', 'mentor', 'p26', 'p30'],
        likes: ['p25', 'p26'],
        replies: [
          { author: 'p26', minutesAfter: 10, content: '顾师傅，周三我带奶茶来。', likes: ['p24', 'p25'] },
        ],
      },
    ],
  },
  {
    key: 'ch-safety-near-miss',
    enterprise: 'changhe',
    author: 'emma',
    type: 1,
    hoursAgo: 29,
    essence: true,
    content:
      'We paid a bonus for “zero accidents” for three years and were proud of the zero. Then we scrapped it and paid for reported near misses instead. First month: 2 reports. This month: 41, including one that would have taken somebody’s hand. The zero was never zero. It was silence with a bonus on top.',
    aha: ['mentor', 'p30', 'p25', 'p26', 'p24', 'ta'],
    likes: ['p24', 'p25', 'p26', 'mentor', 'p30'],
    comments: [
      {
        author: 'p25',
        minutesAfter: 45,
        content:
          '当初那个奖金是我签的，我也骄傲过。41 条我每条都看了，有三条的报告人问能不能不写名字。现在可以不写。',
        aha: ['mentor', 'ta'],
        likes: ['p24', 'p26'],
      },
      {
        author: 'p24',
        minutesAfter: 90,
        content: '以前磕一下，班组长先问「能走不」，能走就不报。我也这么问过。',
        aha: ['p30', 'mentor', 'p25'],
        likes: ['emma', 'p26'],
      },
      {
        author: 'p30',
        minutesAfter: 200,
        content: '奖励什么，就得到什么的样子，不一定得到那个东西。',
        likes: ['emma', 'p25', 'p24'],
      },
    ],
  },
  {
    key: 'ch-apprentice',
    enterprise: 'changhe',
    author: 'p24',
    type: 1,
    hoursAgo: 47,
    content:
      '带了个零五年生的徒弟，第一天问我：「师傅，这一步为什么要用手摸？」我说叫你摸就摸。晚上睡不着，因为我师傅当年也是这么回我的，我摸了二十年才晓得为什么。今天早上跟他说了：摸的是毛刺的方向。他说，哦，那可以装个相机。我又睡不着了。',
    aha: ['mentor', 'emma', 'p30', 'p26'],
    likes: ['p25', 'p26', 'ta', 'emma'],
    comments: [
      {
        author: 'p26',
        minutesAfter: 30,
        content: '相机的事我认真算了，三万八，八个月回本。徒弟借我用两天？',
        likes: ['p24', 'emma'],
      },
      {
        author: 'emma',
        minutesAfter: 80,
        content: 'Keep the finger and the camera. And please keep losing sleep, it is good for the plant.',
        likes: ['p24', 'p25', 'p26'],
      },
    ],
  },
  {
    key: 'ch-hr-turnover',
    enterprise: 'changhe',
    author: 'p25',
    type: 1,
    hoursAgo: 60,
    content:
      '普工三个月流失率 38%，我们给出的原因一直是「年轻人吃不了苦」。这个月我去宿舍住了三晚。第一晚就明白了：热水十点停，夜班的人下班是十二点。跟苦没关系。',
    aha: ['emma', 'mentor', 'p30', 'p24', 'ta'],
    likes: ['p24', 'p26', 'emma'],
    comments: [
      {
        author: 'emma',
        minutesAfter: 25,
        content:
          'Hot water until 2 a.m. from tonight. I am embarrassed it took a boiler timer and three nights of yours.',
        aha: ['p25'],
        likes: ['p24', 'p26', 'p25'],
      },
      {
        author: 'p24',
        minutesAfter: 300,
        content: '昨晚夜班下来，澡堂里有人唱歌。',
        aha: ['p25', 'mentor', 'p30'],
        likes: ['p26', 'ta', 'p30'],
      },
    ],
  },
  {
    key: 'ch-five-whys',
    enterprise: 'changhe',
    author: 'p26',
    type: 1,
    hoursAgo: 83,
    content:
      '「五个为什么」做成了填空题，每张单子的第五个答案都是「员工意识不足」。我把这六个字从系统里禁用了，输入就提示「请再问一次」。今天收到第一张写到第七个为什么的单子，根因是货架太矮，高个子弯腰时会碰到急停。',
    aha: ['emma', 'mentor', 'p24'],
    likes: ['p24', 'p25', 'ta', 'emma'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 25,
        content: '高个子是我们小武，被扣过两次奖金。补给他了，当着班组补的。',
        aha: ['mentor', 'p25'],
        likes: ['p26', 'emma'],
      },
    ],
  },
  {
    key: 'ch-visit-office',
    enterprise: 'changhe',
    author: 'emma',
    type: 1,
    hoursAgo: 105,
    content:
      'Moved my desk to the mezzanine above line 2 for a week. Noise: terrible. E-mails: down by half, because people just walk up the stairs. Things I learned that were in no report: eleven. Things I fixed before lunch on day one: a fan.',
    aha: ['mentor', 'p25', 'p30'],
    likes: ['p24', 'p26', 'p25'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 70,
        content: '那个风扇报修了十四个月，单号我都会背。',
        likes: ['emma', 'p25', 'p26'],
      },
    ],
  },
  {
    key: 'ch-two-pictures-board',
    enterprise: 'changhe',
    author: 'p24',
    type: 1,
    hoursAgo: 128,
    pictures: 2,
    content:
      '班前会看板，左边旧的，右边新的。旧的上面 17 个数，我讲的时候大家看鞋。新的只有 1 个数：昨天我们返工了几件。今天是 4，小武自己站出来说其中 2 件怎么回事。',
    aha: ['emma', 'p26'],
    likes: ['p25', 'p26', 'emma', 'ta', 'mentor'],
    comments: [
      {
        author: 'mentor',
        minutesAfter: 150,
        content: '他站出来之后，你说的第一句话是什么？',
        likes: ['p30'],
        replies: [
          {
            author: 'p24',
            minutesAfter: 200,
            content: '我说，坐下吧，下一个。……我是不是应该谢谢他？',
            aha: ['mentor'],
            likes: ['p25', 'emma'],
          },
        ],
      },
    ],
  },
  {
    key: 'ch-shift-leader-election',
    enterprise: 'changhe',
    author: 'p25',
    type: 1,
    hoursAgo: 155,
    content:
      '选班组长，以前是车间报、我们批。这次加了一道：请班组里每个人匿名写「夜里设备出事，你第一个打给谁」。八个班里有三个班，写得最多的那个名字不在车间的名单上。其中一位，是清洁组的。',
    aha: ['mentor', 'emma', 'p30', 'p24'],
    likes: ['p26', 'p24', 'ta'],
    comments: [
      {
        author: 'p24',
        minutesAfter: 40,
        content: '清洁组老范，原来是电工，退下来的。我们谁都打过他电话。',
        likes: ['p25', 'emma', 'p26'],
      },
    ],
  },
]
