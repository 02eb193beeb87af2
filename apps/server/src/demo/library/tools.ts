import type { DemoTool } from './library-types.ts'
import { tags } from './tags.ts'

export const demoTools: readonly DemoTool[] = [
  {
    code: 'next-difficult-sentence',
    category: 3,
    ability: 'people',
    title: { en: 'Your next difficult sentence', zh: '你那句难开口的话' },
    summary: {
      en: 'From a judgement to a fact, its effect and one question, in four lines.',
      zh: '四行字，把一句评价变成事实、影响和一个问题。',
    },
    tags: [tags.feedback, tags.communication],
    intro: {
      en: 'Think of one talk you have been putting off. Fill in the lines from top to bottom. The first one is for you; clear it before you share.',
      zh: '想一次你一直拖着没谈的话，从上往下填。第一行写给自己看，分享之前可以清空。',
    },
    fields: [
      {
        key: 'judgement',
        kind: 'line',
        label: { en: 'The judgement in my head', zh: '我脑子里的评价' },
        hint: { en: 'He is not reliable.', zh: '他不靠谱。' },
      },
      {
        key: 'fact',
        kind: 'text',
        label: { en: 'What a camera would have recorded', zh: '摄像机会拍到什么' },
        hint: {
          en: 'On Monday’s call you spoke over Wang Ke twice before she finished.',
          zh: '周一电话会上，王可没说完，你两次接过了话头。',
        },
      },
      {
        key: 'effect',
        kind: 'text',
        label: { en: 'What did that lead to?', zh: '它带来了什么影响？' },
        hint: { en: 'One consequence, for whom.', zh: '一个后果，对谁。' },
      },
      {
        key: 'question',
        kind: 'line',
        label: { en: 'The question I will ask, and then wait', zh: '我会问的一句，问完就等' },
        hint: { en: 'How did you see that moment?', zh: '那一刻你是怎么想的？' },
      },
    ],
  },
  {
    code: 'one-page-retrospective',
    category: 3,
    ability: 'results',
    title: { en: 'A retrospective on one page', zh: '一页纸复盘' },
    summary: {
      en: 'Expected, happened, why, and the one thing that changes, before the hour is over.',
      zh: '期待、结果、原因，以及从哪天起改的那一件事，一小时内填完。',
    },
    tags: [tags.retrospective, tags.okr],
    intro: {
      en: 'Fill it in with the team, in this order. **No reasons before line three.**',
      zh: '跟团队一起按顺序填。**第三行之前不谈原因。**',
    },
    fields: [
      {
        key: 'expected',
        kind: 'text',
        label: { en: 'What did we mean to happen?', zh: '原本想要什么？' },
        hint: { en: 'Word for word, as it was written then.', zh: '照当初写的原话抄。' },
      },
      {
        key: 'happened',
        kind: 'text',
        label: { en: 'What happened?', zh: '实际发生了什么？' },
        hint: { en: 'Numbers and dates only.', zh: '只写数字和日期。' },
      },
      {
        key: 'why',
        kind: 'text',
        label: { en: 'Why the difference?', zh: '差距从哪里来？' },
        hint: { en: 'Causes we could have influenced.', zh: '我们自己能影响的原因。' },
      },
      {
        key: 'change',
        kind: 'line',
        label: { en: 'The one thing we change: who, what, from when', zh: '只改一件：谁、做什么、从哪天起' },
      },
      {
        key: 'confidence',
        kind: 'rating',
        label: { en: 'How sure are we that it will happen?', zh: '有多大把握真的会改？' },
      },
    ],
  },
  {
    code: 'performance-talk-checklist',
    category: 2,
    ability: 'people',
    title: { en: 'Performance talk checklist', zh: '绩效谈话检查单' },
    summary: {
      en: 'Ten minutes before the talk: what must be on the table, and what must not.',
      zh: '谈话前十分钟：桌上该有什么，不该有什么。',
    },
    tags: [tags.performance, tags.feedback],
    intro: {
      en: 'Tick what is true. What stays open is your preparation.',
      zh: '做到的打勾，没打勾的就是你要准备的。',
    },
    fields: [
      {
        key: 'ready',
        kind: 'checks',
        label: { en: 'Before the talk', zh: '谈之前' },
        options: [
          {
            en: 'I have three facts with dates for each point',
            zh: '每个要点我都有三个带日期的事实',
          },
          { en: 'Nothing in it will be new to them', zh: '没有一条会让对方意外' },
          { en: 'I know what they are proud of this year', zh: '我知道他今年最骄傲的是什么' },
          { en: 'I can say the result in one sentence', zh: '结论我能用一句话说清' },
          { en: 'There is half an hour free behind it', zh: '后面留了半小时空档' },
        ],
      },
      {
        key: 'first',
        kind: 'line',
        label: { en: 'My first sentence', zh: '我的第一句话' },
        hint: {
          en: 'Say the result first; nobody listens before it.',
          zh: '先说结论，不说结论没人听得进去。',
        },
      },
    ],
  },
  {
    code: 'delegation-worksheet',
    category: 3,
    ability: 'results',
    title: { en: 'Delegation sheet', zh: '授权清单' },
    summary: {
      en: 'Four edges of a result, two dates to look at it, and nothing about how.',
      zh: '结果的四条边、两个回看的日子，不写怎么做。',
    },
    tags: [tags.delegation, tags.followUp],
    intro: {
      en: 'Write it before you talk, change it while you talk, leave it with them.',
      zh: '谈之前写，谈的时候改，谈完留给对方。',
    },
    fields: [
      {
        key: 'result',
        kind: 'text',
        label: { en: 'What will be true when it is done?', zh: '做完是什么样子？' },
      },
      { key: 'user', kind: 'line', label: { en: 'Who uses it?', zh: '谁来用？' } },
      { key: 'by', kind: 'line', label: { en: 'By when?', zh: '什么时候要？' } },
      {
        key: 'never',
        kind: 'line',
        label: { en: 'What must not happen on the way?', zh: '路上什么绝不能发生？' },
      },
      {
        key: 'looks',
        kind: 'line',
        label: { en: 'The two dates we look at it together', zh: '一起看的两个日子' },
      },
    ],
  },
  {
    code: 'decision-checklist',
    category: 2,
    ability: 'results',
    title: { en: 'Credit committee checklist', zh: '授信会检查单' },
    summary: {
      en: 'For meetings that approve or refuse: what has to be clear before hands go up.',
      zh: '审批类会议用：举手之前，哪些事必须清楚。',
    },
    tags: [tags.meetings, tags.decisions],
    intro: {
      en: 'Read it aloud at the beginning, and again before the vote.',
      zh: '开场念一遍，表决前再念一遍。',
    },
    fields: [
      {
        key: 'clear',
        kind: 'checks',
        label: { en: 'Clear to everyone', zh: '人人清楚' },
        options: [
          { en: 'What exactly are we deciding?', zh: '到底在定什么' },
          { en: 'Who carries it if it goes wrong?', zh: '出了事谁承担' },
          { en: 'What would make us say no?', zh: '什么情况下要否决' },
          { en: 'Whose view have we not heard?', zh: '还有谁的意见没听到' },
        ],
      },
      { key: 'decision', kind: 'text', label: { en: 'The decision, in one sentence', zh: '一句话写下决定' } },
    ],
  },
]
