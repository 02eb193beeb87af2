import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const themesRoutes: RouteEntry[] = [
  { path: '/theme', access: 'optional', title: { en: 'Discussion', zh: '话题' } },
  { path: '/themeTeam', access: 'required', title: { en: 'Team discussion', zh: '团队话题' } },
  { path: '/debateDetail', access: 'optional', title: { en: 'ColdCall debate', zh: 'ColdCall 辩论' } },
  { path: '/coursetopics', access: 'required', title: { en: 'Course discussion', zh: '课程讨论' } },
  { path: '/campusCoursetopics', access: 'optional', title: { en: 'Campus discussion', zh: '园区讨论' } },
  {
    path: '/teamCoursetopics',
    access: 'required',
    title: { en: 'Team course discussion', zh: '团队课程讨论' },
  },
  { path: '/myCoursetopics', access: 'required', title: { en: 'My discussions', zh: '我的讨论' } },
  {
    path: '/recommendedCoursetopics',
    access: 'required',
    title: { en: 'Recommended discussions', zh: '推荐讨论' },
  },
  {
    path: '/myColdCallClassmate',
    access: 'required',
    title: { en: 'People in this debate', zh: '同场辩友' },
  },
]
