import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const tasksRoutes: RouteEntry[] = [
  { path: '/taskList', access: 'required', title: { en: 'Tasks', zh: '任务列表' } },
  { path: '/taskDetail', access: 'optional', title: { en: 'Task', zh: '任务详情' } },
  { path: '/taskEditor', access: 'required', title: { en: 'Write a task', zh: '写任务' } },
  { path: '/diyTaskDetail', access: 'required', title: { en: 'My own task', zh: '自选任务' } },
  { path: '/formDetail', access: 'optional', title: { en: 'Form', zh: '表单' } },
  { path: '/formEditor', access: 'required', title: { en: 'Build a form', zh: '编辑表单' } },
  { path: '/teamCase', access: 'required', title: { en: 'Team case', zh: '团队案例' } },
  { path: '/teamCaseTaskDetail', access: 'required', title: { en: 'Team case task', zh: '团队案例任务' } },
]
