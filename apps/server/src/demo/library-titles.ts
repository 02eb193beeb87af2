import type { DemoCourse } from './demo-types.ts'

export const demoCourses: readonly DemoCourse[] = [
  {
    key: 'expert-to-manager',
    ability: 'role',
    summary: {
      en: 'What changes when results come through others, and how to get through the first season of it.',
      zh: '结果开始靠别人做出来的时候，什么变了，第一个季度怎么过。',
    },
    course: { en: 'From Expert to Manager', zh: '从骨干到经理' },
    lessons: [
      { en: 'The week your calendar stops being yours', zh: '日历不再属于你的那一周' },
      { en: 'Stop being the best player', zh: '放下「我来做更快」' },
      { en: 'Leading people who were your peers', zh: '昨天还是同事，今天要带他们' },
      { en: 'Your first ninety days, week by week', zh: '头九十天，一周一周过' },
    ],
  },
  {
    key: 'feedback-four-steps',
    ability: 'people',
    summary: {
      en: 'Four small steps that let people hear what you mean and do something with it.',
      zh: '四个小步骤，让对方听得进去，也知道接下来怎么做。',
    },
    course: { en: 'Feedback in Four Steps', zh: '给反馈的四步法' },
    lessons: [
      { en: 'Why feedback is heard as blame', zh: '为什么反馈总被听成批评' },
      { en: 'Say what you saw, not what you judged', zh: '把判断换成看见' },
      { en: 'Facts first, then the effect', zh: '先说事实，再说影响' },
      { en: 'Ask, wait, and agree on one step', zh: '问一句，等一等，约定一小步' },
    ],
  },
  {
    key: 'better-one-on-ones',
    ability: 'people',
    summary: {
      en: 'Half an hour a fortnight that your people would not want to miss.',
      zh: '两周半小时，让团队里的人舍不得取消。',
    },
    course: { en: 'Better One-on-Ones', zh: '一对一谈话' },
    lessons: [
      { en: 'Whose meeting is it?', zh: '这是谁的会' },
      { en: 'Four questions that open people up', zh: '四个打开话匣子的问题' },
      { en: 'When they say everything is fine', zh: '当对方说「都挺好」' },
      { en: 'Notes that make the next talk better', zh: '记一页纸，让下次谈得更好' },
    ],
  },
  {
    key: 'okrs-and-retrospectives',
    ability: 'results',
    summary: {
      en: 'Goals worth getting up for, results that cannot be faked, and looking back so that something changes.',
      zh: '写得出让人想做的目标、骗不了人的结果，复盘之后真的有变化。',
    },
    course: { en: 'OKRs and Retrospectives', zh: 'OKR 目标与复盘' },
    lessons: [
      { en: 'Objectives someone would get up for', zh: '写一个让人愿意早起的目标' },
      { en: 'Key results you cannot game', zh: '骗不了人的关键结果' },
      { en: 'The Friday check-in in fifteen minutes', zh: '周五十五分钟对一对' },
      { en: 'A retrospective that is not a diary', zh: '复盘别写成流水账' },
    ],
  },
  {
    key: 'working-across-silos',
    ability: 'together',
    summary: {
      en: 'Getting work done with departments that do not report to you and have worries of their own.',
      zh: '对方不归你管，也有自己的难处，事情怎么一起做成。',
    },
    course: { en: 'Working Across Silos', zh: '跨部门协作' },
    lessons: [
      { en: 'What the other side is measured on', zh: '先弄懂对方背什么指标' },
      { en: 'Asking for help without a title', zh: '没有职权，怎么请得动人' },
      { en: 'Escalate the problem, not the person', zh: '升级问题，别升级情绪' },
      { en: 'One page both departments will sign', zh: '一页两边都肯签的纸' },
    ],
  },
  {
    key: 'delegate-and-follow-through',
    ability: 'results',
    summary: {
      en: 'Handing work over so that it stays handed over, and still ends well.',
      zh: '交出去的事不再回来，还能有好结果。',
    },
    course: { en: 'Delegate and Follow Through', zh: '授权与跟进' },
    lessons: [
      { en: 'What to hand over first', zh: '先放手哪一件' },
      { en: 'Say the result, leave the method', zh: '讲清结果，留出做法' },
      { en: 'Checking in without hovering', zh: '跟进，但别站在背后' },
      { en: 'When the work comes back to you', zh: '猴子又跳回来了怎么办' },
    ],
  },
  {
    key: 'coaching-leader',
    ability: 'people',
    summary: {
      en: 'Fewer answers, better questions: helping people think instead of thinking for them.',
      zh: '少给答案，多问问题：帮人想，而不是替人想。',
    },
    course: { en: 'The Coaching Leader', zh: '辅导式领导' },
    lessons: [
      { en: 'Holding back the answer you have', zh: '忍住那个现成的答案' },
      { en: 'Questions that make people think', zh: '让人想下去的问法' },
      { en: 'Coaching in five minutes at the desk', zh: '工位旁的五分钟辅导' },
      { en: 'When coaching is the wrong tool', zh: '什么时候不该辅导' },
    ],
  },
  {
    key: 'meetings-that-decide',
    ability: 'results',
    summary: {
      en: 'Fewer meetings, shorter ones, and at the end of each a decision somebody owns.',
      zh: '会更少、更短，每个会结束时都有一个有人负责的决定。',
    },
    course: { en: 'Meetings That Decide', zh: '高效会议' },
    lessons: [
      { en: 'Cancel half of them', zh: '先取消一半' },
      { en: 'One question per meeting', zh: '一个会只回答一个问题' },
      { en: 'Getting the quiet ones to speak', zh: '让不说话的人开口' },
      { en: 'Who does what by when', zh: '谁、做什么、什么时候' },
    ],
  },
  {
    key: 'leading-remote-teams',
    ability: 'together',
    summary: {
      en: 'Trust, fairness and rhythm when the team is in four cities and three time zones.',
      zh: '团队散在四座城市、三个时区，信任、公平和节奏怎么建立。',
    },
    course: { en: 'Leading Remote Teams', zh: '带好远程团队' },
    lessons: [
      { en: 'Write it down or it did not happen', zh: '没写下来等于没说' },
      { en: 'Trust you cannot see', zh: '看不见人的时候怎么信任' },
      { en: 'Fairness across time zones', zh: '时差要轮着熬' },
      { en: 'Rituals that survive a bad connection', zh: '网再差也能留住的仪式' },
    ],
  },
  {
    key: 'hire-well',
    ability: 'people',
    summary: {
      en: 'From the work that must be done to the person who does it well after thirty days.',
      zh: '从要做成的事出发，到三十天后做得好的那个人。',
    },
    course: { en: 'Hire Well', zh: '招对人' },
    lessons: [
      { en: 'Write the job before the advert', zh: '先想清楚岗位，再写招聘启事' },
      { en: 'Ask for what they did, not would do', zh: '问他做过什么，别问他会怎么做' },
      { en: 'Four interviewers, four views', zh: '四个面试官，各看各的' },
      { en: 'The first thirty days decide', zh: '入职头三十天见分晓' },
    ],
  },
  {
    key: 'communicating-change',
    ability: 'influence',
    summary: {
      en: 'What to say when the plan is not finished, people are worried, and silence is worse.',
      zh: '方案还没定、人心已经慌、沉默只会更糟，这时候说什么。',
    },
    course: { en: 'Communicating Change', zh: '变革沟通' },
    lessons: [
      { en: 'What people lose when things improve', zh: '变好的时候，人们失去了什么' },
      { en: 'Telling the team before you know everything', zh: '还没全想清楚时怎么开口' },
      { en: 'The sceptic in the third row', zh: '第三排那个不信的人' },
      { en: 'Keeping the change after the launch', zh: '发布会之后怎么不走样' },
    ],
  },
  {
    key: 'stories-with-data',
    ability: 'influence',
    summary: {
      en: 'From a sheet of numbers to one sentence that makes the room decide.',
      zh: '从一张表到一句话，让在座的人当场拍板。',
    },
    course: { en: 'Stories with Data', zh: '数据讲故事' },
    lessons: [
      { en: 'One chart, one sentence', zh: '一张图只说一句话' },
      { en: 'Choosing the number that matters', zh: '挑出那个要紧的数' },
      { en: 'Compared with what?', zh: '跟什么比' },
      { en: 'Ending with a decision', zh: '讲完要有人拍板' },
    ],
  },
]
