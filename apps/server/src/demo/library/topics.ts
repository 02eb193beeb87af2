import type { DemoTopic } from './library-types.ts'
import { tags } from './tags.ts'

const lesson = (code: string, en: string, zh: string) => ({ kind: 'lesson' as const, code, note: { en, zh } })

export const demoTopics: readonly DemoTopic[] = [
  {
    code: 'first-season-as-manager',
    ability: 'role',
    title: { en: 'Your first season as a manager', zh: '当经理的第一个季度' },
    summary: {
      en: 'Six things in the order in which you will need them.',
      zh: '六样东西，按你会用到的先后排好。',
    },
    tags: [tags.newManager],
    intro: {
      en: 'You need not read all of it. Read one a week, on the day its problem arrives; you will recognise the day.',
      zh: '不用一口气读完。一周读一样，等那个问题找上门的那天读，到时候你认得出来。',
    },
    items: [
      lesson('expert-to-manager-1', 'For Monday of week one.', '第一周的周一读。'),
      lesson(
        'expert-to-manager-3',
        'Before the first lunch with your old peers.',
        '跟老同事吃第一顿饭之前读。',
      ),
      lesson('better-one-on-ones-1', 'When you book the first one-on-ones.', '约第一轮一对一的时候读。'),
      lesson(
        'feedback-four-steps-2',
        'When something annoys you for the second time.',
        '同一件事第二次让你不舒服时读。',
      ),
      {
        kind: 'tool',
        code: 'delegation-worksheet',
        note: { en: 'The first real handover.', zh: '第一次真正交活时用。' },
      },
      lesson('expert-to-manager-4', 'To look back, in week twelve.', '第十二周，回头看的时候读。'),
    ],
  },
  {
    code: 'talks-you-put-off',
    ability: 'people',
    title: { en: 'The talks you put off', zh: '那些一拖再拖的谈话' },
    summary: { en: 'From the first sentence to the agreement.', zh: '从第一句话，到最后的约定。' },
    tags: [tags.feedback, tags.performance],
    intro: {
      en: 'A difficult talk gets heavier by the week. This is the shortest way through.',
      zh: '难开口的话，拖一周就重一分。这是最短的一条路。',
    },
    items: [
      lesson('feedback-four-steps-1', 'Why they bristle.', '先弄懂对方为什么会竖起刺来。'),
      lesson('feedback-four-steps-2', 'The sentence itself.', '把那句话准备好。'),
      lesson('feedback-four-steps-4', 'And then wait.', '说完，等。'),
      {
        kind: 'tool',
        code: 'performance-talk-checklist',
        note: { en: 'Ten minutes before.', zh: '谈之前十分钟过一遍。' },
      },
    ],
  },
  {
    code: 'fewer-better-meetings',
    ability: 'results',
    title: { en: 'Fewer and better meetings', zh: '少开会，开好会' },
    summary: { en: 'A morning’s work that gives you back a day a week.', zh: '花一个上午，换回每周一天。' },
    tags: [tags.meetings, tags.decisions],
    intro: { en: 'Begin by cancelling.', zh: '从取消开始。' },
    items: [
      lesson('meetings-that-decide-1', 'Half of them.', '先取消一半。'),
      lesson('meetings-that-decide-2', 'A question each.', '剩下的，一会一问。'),
      {
        kind: 'article',
        code: 'meetings-end-with-three-lines',
        note: { en: 'How to end.', zh: '怎么收尾。' },
      },
      {
        kind: 'video',
        code: 'listening-in-meetings',
        note: { en: 'Watch it with the team.', zh: '跟团队一起看。' },
      },
    ],
  },
  {
    code: 'goals-that-live',
    ability: 'results',
    title: { en: 'Goals that live past January', zh: '让目标活过一月份' },
    summary: { en: 'From a sentence to a habit.', zh: '从一句话到一个习惯。' },
    tags: [tags.okr, tags.retrospective],
    intro: { en: 'Read it in the week before you plan.', zh: '做计划的前一周读。' },
    items: [
      lesson('okrs-and-retrospectives-1', 'The sentence.', '写那句话。'),
      lesson('okrs-and-retrospectives-3', 'The Friday quarter of an hour.', '周五的一刻钟。'),
      lesson('okrs-and-retrospectives-4', 'Looking back.', '回头看。'),
      { kind: 'tool', code: 'one-page-retrospective', note: { en: 'Fill it in together.', zh: '一起填。' } },
    ],
  },
  {
    code: 'leading-from-afar',
    ability: 'together',
    title: { en: 'Leading from afar', zh: '隔着屏幕带团队' },
    summary: { en: 'For teams in more than one city.', zh: '给不在一座城市的团队。' },
    tags: [tags.remote, tags.trust],
    intro: { en: 'Distance magnifies whatever was there before.', zh: '距离会把原来就有的东西放大。' },
    items: [
      lesson('leading-remote-teams-1', 'Write it down.', '写下来。'),
      lesson('leading-remote-teams-2', 'Trust in small coins.', '信任，小额地给。'),
      lesson('leading-remote-teams-4', 'Three rituals.', '三个仪式。'),
    ],
  },
  {
    code: 'when-things-change',
    ability: 'influence',
    title: { en: 'When things change', zh: '变动来临时' },
    summary: { en: 'For the week before and the months after.', zh: '宣布前的一周，和之后的几个月。' },
    tags: [tags.change, tags.communication],
    intro: { en: 'Nobody resists change. People resist loss.', zh: '没有人抗拒变化，人抗拒的是失去。' },
    items: [
      { kind: 'article', code: 'what-people-ask-first', note: { en: 'Start here.', zh: '从这篇开始。' } },
      lesson('communicating-change-1', 'Name the loss.', '说出失去了什么。'),
      lesson('communicating-change-2', 'Before you know everything.', '还没全想清楚时。'),
      lesson('communicating-change-4', 'Three months later.', '三个月以后。'),
    ],
  },
]
