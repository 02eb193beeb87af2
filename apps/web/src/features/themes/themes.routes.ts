import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { themesText } from './themes.text.ts'

const text = themesText
const theme = () => import('./screens/theme.screen.tsx').then((module) => module.ThemeScreen)
const course = () => import('./screens/course-topics.screen.tsx').then((module) => module.CourseTopicsScreen)

export const themesRoutes: RouteEntry[] = [
  { path: '/theme', access: 'optional', title: { en: 'Discussion', zh: '话题' }, text, screen: theme },
  {
    path: '/themeTeam',
    access: 'required',
    title: { en: 'Team discussion', zh: '团队话题' },
    text,
    screen: () => import('./screens/team.screen.tsx').then((module) => module.TeamScreen),
  },
  {
    path: '/debateDetail',
    access: 'optional',
    title: { en: 'ColdCall debate', zh: 'ColdCall 辩论' },
    text,
    screen: () => import('./screens/debate.screen.tsx').then((module) => module.DebateScreen),
  },
  {
    path: '/coursetopics',
    access: 'required',
    title: { en: 'Course discussion', zh: '课程讨论' },
    text,
    screen: course,
  },
  {
    path: '/campusCoursetopics',
    access: 'optional',
    title: { en: 'Campus discussion', zh: '园区讨论' },
    text,
    screen: theme,
  },
  {
    path: '/teamCoursetopics',
    access: 'required',
    title: { en: 'Team course discussion', zh: '团队课程讨论' },
    text,
    screen: course,
  },
  {
    path: '/myCoursetopics',
    access: 'required',
    title: { en: 'My discussions', zh: '我的讨论' },
    text,
    screen: () => import('./screens/my-themes.screen.tsx').then((module) => module.MyThemesScreen),
  },
  {
    path: '/recommendedCoursetopics',
    access: 'required',
    title: { en: 'Recommended discussions', zh: '推荐讨论' },
    text,
    screen: () =>
      import('./screens/recommended-themes.screen.tsx').then((module) => module.RecommendedThemesScreen),
  },
  {
    path: '/myColdCallClassmate',
    access: 'required',
    title: { en: 'People in this debate', zh: '同场辩友' },
    text,
    screen: () => import('./screens/debaters.screen.tsx').then((module) => module.DebatersScreen),
  },
]
