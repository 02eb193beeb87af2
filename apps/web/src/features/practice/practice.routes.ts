import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const practiceRoutes: RouteEntry[] = [
  { path: '/iWillEditor', access: 'required', title: { en: 'I Will', zh: '我要做' } },
  { path: '/actionPlan', access: 'required', title: { en: 'Action plans', zh: '行动计划' } },
  { path: '/actionPlanDetail', access: 'required', title: { en: 'Action plan', zh: '行动计划详情' } },
  { path: '/feedback', access: 'optional', title: { en: 'Feedback', zh: '反馈' } },
  { path: '/assessment', access: 'required', title: { en: 'Assessment', zh: '测评' } },
  { path: '/unscramble', access: 'required', title: { en: 'Results', zh: '测评结果' } },
  { path: '/unscrambleDetail', access: 'required', title: { en: 'Expert reading', zh: '测评解读' } },
]
