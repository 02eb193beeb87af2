import type { DemoPost } from './demo-types.ts'

export const changhePosts3: readonly DemoPost[] = [
  {
    key: 'ch-hiring-welders',
    enterprise: 'changhe',
    author: 'p25',
    type: 1,
    hoursAgo: 930,
    content:
      '招焊工，简历看了两百份，不如请他们焊一道。最后录的四个，有一个简历只有三行，字写得像爬。焊缝漂亮得车间拍照传。招聘要求里的「大专及以上」，我删了。',
    aha: ['emma', 'p24', 'mentor'],
    likes: ['p26', 'p24'],
    comments: [],
  },
  {
    key: 'ch-wrong-blame',
    enterprise: 'changhe',
    author: 'p24',
    type: 1,
    hoursAgo: 1050,
    content:
      '上个月当众说过小孟一顿，今天查明白是来料的问题。道歉也得当众，班前会上我站中间说的。底下有人鼓掌，小孟低着头笑。四十八岁，第一次在班前会上认错，腿有点软。',
    aha: ['mentor', 'p25', 'emma', 'p30'],
    likes: ['p26', 'ta', 'p25'],
    comments: [
      {
        author: 'p26',
        minutesAfter: 30,
        content: '小孟回来跟我说：以后来料有问题他敢停线了。',
        aha: ['emma', 'mentor'],
        likes: ['p24', 'p25'],
      },
    ],
  },
  {
    key: 'ch-english-lesson',
    enterprise: 'changhe',
    author: 'emma',
    type: 1,
    hoursAgo: 1180,
    content:
      'Feedback I got today, word for word: “You say ‘maybe we could’ and we wait, because we think you are still deciding. Please say do it or don’t.” Eight years of British politeness, and nobody knew what I wanted.',
    aha: ['p25', 'mentor', 'p30'],
    likes: ['p24', 'p26', 'ta'],
    comments: [
      {
        author: 'p25',
        minutesAfter: 40,
        content: 'Maybe we could have told you earlier 😄',
        likes: ['emma', 'p26', 'ta', 'p24'],
      },
    ],
  },
  {
    key: 'ch-sample-room',
    enterprise: 'changhe',
    author: 'p26',
    type: 1,
    hoursAgo: 1320,
    content:
      '工艺室两个徒弟不说话半个月了，为一把卡尺。我谈了三次，越谈越僵。后来把他俩排到一起去合肥出差，同一间房，同一个客户，同一场暴雨。回来的时候在合伙骂我。也算解决了。',
    aha: ['p30', 'emma'],
    likes: ['p24', 'p25', 'ta'],
    comments: [
      {
        author: 'p30',
        minutesAfter: 150,
        content: '那把卡尺呢？',
        likes: ['p24', 'p25'],
        replies: [
          {
            author: 'p26',
            minutesAfter: 25,
            content: '一人一把，我自己掏的钱。',
            likes: ['p30', 'p24', 'p25', 'emma'],
          },
        ],
      },
    ],
  },
  {
    key: 'ch-summer-heat',
    enterprise: 'changhe',
    author: 'p24',
    type: 1,
    hoursAgo: 1480,
    content:
      '热处理那边夏天四十二度，我跟上头要空调要了三年，年年「研究」。今年我请来检查的领导在炉子边上站着听完汇报，二十分钟。空调下个月到。',
    aha: ['p25', 'emma'],
    likes: ['p26', 'p25', 'p30', 'ta'],
    comments: [
      {
        author: 'emma',
        minutesAfter: 60,
        content:
          'I was that leader. My shirt has not recovered. You could have just told me how hot it is. No, actually, you could not.',
        aha: ['p24', 'p25', 'mentor'],
        likes: ['p26', 'ta', 'p30'],
      },
    ],
  },
  {
    key: 'ch-data-one-number',
    enterprise: 'changhe',
    author: 'p25',
    type: 1,
    hoursAgo: 1640,
    content:
      '给管理层汇报人员流失，去年我带 32 页。今年只带了一张照片：宿舍门口堆着的行李箱，那天早上一共九只。会开了七分钟，预算批了。',
    cards: [{ kind: 'lesson', id: 'stories-with-data-2', title: '数据讲故事：挑出那个要紧的数', minutes: 9 }],
    aha: ['emma', 'mentor', 'p30'],
    likes: ['p24', 'p26'],
    comments: [],
  },
  {
    key: 'ch-welcome',
    enterprise: 'changhe',
    author: 'p25',
    type: 1,
    hoursAgo: 1900,
    content:
      '长河的园区今天开门。车间里有手机信号的地方我都试过了：三号门、食堂二楼、澡堂外面的长椅。想说话的时候，这三个地方都能发。',
    aha: ['mentor', 'emma'],
    likes: ['p24', 'p26', 'ta', 'p30'],
    comments: [
      { author: 'p24', minutesAfter: 60, content: '澡堂外面长椅报到。', likes: ['p25', 'emma', 'p26'] },
      {
        author: 'emma',
        minutesAfter: 90,
        content: 'Canteen, second floor, next to the window. Hello everyone.',
        likes: ['p25', 'p24', 'ta'],
      },
    ],
  },
]
