import type { ThemeAction } from '@fairlead/contract/posts/resources.schema.ts'
import type { DemoCard } from './demo-types.ts'

export type DemoPostBody = {
  iWill?: {
    /** Counted from the post. */
    endsAfterDays: number
    target: string
    evaluations: readonly string[]
    objectives: readonly { content: string; done: boolean }[]
    questions: readonly { topic: string; question: string; answer?: string }[]
  }
  themeAction?: ThemeAction
  vlogTitle?: string
  /** Logins. */
  members?: readonly string[]
  card?: DemoCard
}

/** What posts of some types carry besides their words, by the key of the post. */
export const demoPostBodies: Readonly<Record<string, DemoPostBody>> = {
  'yf-iwill-one-on-one': {
    iWill: {
      endsAfterDays: 7,
      target: '每周和一位下属做一次 20 分钟的一对一',
      evaluations: ['手机放在抽屉里', '对方说的比我多'],
      objectives: [
        { content: '约小宋，周二午饭后', done: true },
        { content: '约老周，周四下班前', done: true },
        { content: '约原来和我竞争这个岗位的人', done: false },
      ],
      questions: [
        {
          topic: '动机',
          question: '为什么现在做这件事？',
          answer: '上个月有人离职，我是从别人那里知道的。',
        },
        { topic: '阻力', question: '什么最可能让你停下来？' },
      ],
    },
  },
  'ch-iwill-names': {
    iWill: {
      endsAfterDays: 7,
      target: 'Know all 63 people on the night shift by name',
      evaluations: ['Nobody has to read my lips', 'No name tags'],
      objectives: [
        { content: 'Walk line 2 and line 4 at 23:30', done: true },
        { content: 'Write down ten names after every walk', done: true },
        { content: 'Say good night to each of them by name', done: false },
      ],
      questions: [{ topic: 'Reason', question: 'Why names?', answer: 'They all know mine.' }],
    },
  },
  'yf-critique-rule': {
    themeAction: {
      contentHow: '评审前先发一页纸：先说「我看到」，再说「我担心」，最后才能说「我会」。',
      contentUtilize: '用了《给反馈的四步法》里「把判断换成看见」那一步。',
      contentResult: '四十分钟的会开了二十五分钟，改动从 17 条变成 5 条，没有人会后私聊。',
      contentAdvice: '主持人自己先憋住。你一开口说「我不喜欢」，规矩就废了。',
    },
  },
  'yf-vlog-opening': { vlogTitle: '开店前的七分钟' },
  'ps-store-rain': { vlogTitle: '下雨天的「我说你画」' },
  'yf-four-pictures-training': { members: ['p15', 'p21', 'p22', 'p16'] },
  'yf-team-invite-swap': { members: ['elite', 'p21', 'p22'] },
  'yf-team-work-onboarding': { members: ['p22', 'p17', 'p20', 'scholar'] },
  'yf-team-discussion-wrong-hire': {
    members: ['leader', 'elite', 'p16', 'p17', 'p18', 'p22'],
    card: { kind: 'unitSeminar', id: 'wrong-hire', title: '我们招错过的一个人' },
  },
  'yf-seminar-data-story': {
    card: { kind: 'userSeminar', id: 'one-chart', title: '用一张图说服老板' },
  },
  'yf-task-feedback-record': {
    card: { kind: 'task', id: 'feedback-record', title: '反馈谈话记录' },
  },
  'yf-two-pictures-board': {
    card: { kind: 'diytask', id: 'praise-a-day', title: '每天夸一个人，具体到动作' },
  },
  'yf-action-task-feedback': {
    card: { kind: 'task', id: 'ask-for-a-score', title: '请三位下属给你打分' },
  },
}
