import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const plansRoutes: RouteEntry[] = [
  { path: '/learningPlan', access: 'optional', title: { en: 'Learning plan', zh: '学习计划' } },
  { path: '/learningPlanList', access: 'required', title: { en: 'Learning plans', zh: '全部学习计划' } },
  { path: '/myLearningPlan', access: 'required', title: { en: 'My learning plan', zh: '我的学习计划' } },
  { path: '/myLearningPlanList', access: 'required', title: { en: 'My learning plans', zh: '我的全部计划' } },
  { path: '/ability', access: 'public', title: { en: 'Ability model', zh: '能力模型' } },
  { path: '/abilityPath', access: 'required', title: { en: 'Ability paths', zh: '能力路径' } },
  { path: '/abilityPathDetail', access: 'required', title: { en: 'Ability path', zh: '能力路径详情' } },
]
