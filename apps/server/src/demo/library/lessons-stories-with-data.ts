import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'stories-with-data'

export const dataLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'If you cannot put it above the chart as a sentence, the chart is not finished.',
      zh: '写不出图上方那句话，这张图就还没画完。',
    },
    tags: [tags.data, tags.presenting],
    read: {
      en: '“Sales by region, Q1–Q3” is a label. “South has overtaken North without one extra person” is a sentence, and now everyone looks at the same two lines. Make those two dark and the rest grey.\n\nOne chart, one sentence. If there are two sentences, there are two charts. The sentence goes on top in full, because half the room reads only that.',
      zh: '「各区域销售额，一到三季度」是标签。「南区没多加一个人，超过了北区」是一句话，现在大家看的是同样两条线。把这两条画深，其余的画灰。\n\n一张图，一句话；有两句，就画两张。这句话要完整写在上面，因为一半人只看这一句。',
    },
    practise: {
      en: 'Take your last deck and write the sentence above every chart. Delete those for which none comes.',
      zh: '拿出上一份幻灯片，给每张图写上那句话；写不出的就删。',
    },
    ask: { en: 'Which chart in your company does everyone skip?', zh: '你们公司哪张图，每次都被翻过去？' },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Of the forty numbers on the sheet one would change your mind. Start there.',
      zh: '表里四十个数，有一个会让你改主意。从它开始。',
    },
    tags: [tags.data, tags.goals],
    read: {
      en: 'Ask of each number: if it were twice as high, would we do anything differently? For most the answer is no. They are interesting. The one with a yes is the number that matters, and it is often not on the sheet yet.\n\nIt tends to be close to a customer and a little embarrassing: orders promised and not kept, people who came once, calls nobody returned. Put it first, alone, large.',
      zh: '对每个数问一句：要是它翻一倍，我们会做什么不同的事？多数答案是不会，它们只是有意思。答案是「会」的那个，才是要紧的数，而且往往还不在表上。\n\n它通常离客户近，又有点难为情：答应了没做到的订单，只来过一次的人，没人回的电话。把它放最前面，单独，放大。',
    },
    practise: {
      en: 'Cross out every number in your monthly report that never changed a decision. Send the rest.',
      zh: '把月报里从没改变过决定的数都划掉，剩下的发出去。',
    },
    ask: { en: 'Which number would embarrass you usefully?', zh: '哪个数会让你难为情，但难为情得有用？' },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'A number alone is neither good nor bad. Say what you hold it against.',
      zh: '单独一个数没有好坏，说清拿什么跟它比。',
    },
    tags: [tags.data, tags.decisions],
    read: {
      en: '“Eight per cent turnover.” Against last year, against the industry, against the team next door, against what we promised: four comparisons, four stories. Choose the one your decision hangs on and say that you chose it.\n\nBeware of the comparison that flatters. If a colleague could name a fairer one within ten seconds, they will, and the rest of your hour is about that.',
      zh: '「离职率百分之八。」跟去年比，跟行业比，跟隔壁团队比，跟承诺的比：四种比法，四个故事。选决定所系的那一种，并说明是你选的。\n\n当心讨好自己的比法。同事要是十秒内能说出更公平的一种，他一定会说，你剩下的一小时就都在谈它了。',
    },
    practise: {
      en: 'For your favourite number write four comparisons. Present the one you like least.',
      zh: '给你最爱讲的那个数写四种比法，汇报时讲你最不喜欢的那种。',
    },
    ask: { en: 'Which comparison fooled you?', zh: '哪一种比法骗过你？' },
  }),
  {
    ...shortLesson(course, 4, {
      summary: {
        en: 'The last slide is not “thank you”. It is a question with two possible answers and a date.',
        zh: '最后一页不是「谢谢」，是一个有两种答案、带日期的问题。',
      },
      tags: [tags.data, tags.presenting, tags.decisions],
      read: {
        en: 'You have shown the numbers; the room is convinced and goes to lunch. Nothing was asked, so nothing was decided. Begin with the end: *by twelve o’clock I need a yes or a no to closing the second warehouse in March.*\n\nThen everything before it is either a reason or can go.',
        zh: '数字讲完了，大家信服了，然后去吃饭了。没有人被问到什么，所以什么也没定。从结尾开始写：「十二点之前，三月关不关二号仓，我要一个行或不行。」\n\n这样，前面的每一页要么是理由，要么可以删。',
      },
      practise: { en: 'Write the last slide of your next talk first.', zh: '下次汇报，先写最后一页。' },
      ask: { en: 'What did you get decided with a single page?', zh: '你用一页纸，促成过什么决定？' },
    }),
    isDraft: true,
  },
]
