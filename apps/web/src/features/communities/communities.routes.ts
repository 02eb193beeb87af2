import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { communitiesText } from './communities.text.ts'

const text = communitiesText
const community = () => import('./screens/community.screen.tsx').then((module) => module.CommunityScreen)
const group = () => import('./screens/group.screen.tsx').then((module) => module.GroupScreen)
const join = () => import('./screens/join.screen.tsx').then((module) => module.JoinScreen)

export const communitiesRoutes: RouteEntry[] = [
  { path: '/community', access: 'required', title: { en: 'Community', zh: '社区' }, text, screen: community },
  {
    path: '/subcommunity',
    access: 'required',
    title: { en: 'Subcommunity', zh: '子社区' },
    text,
    screen: community,
  },
  { path: '/group', access: 'required', title: { en: 'Group', zh: '小组' }, text, screen: group },
  {
    path: '/joinCommunity',
    access: 'optional',
    title: { en: 'Join the community', zh: '加入社区' },
    text,
    screen: join,
  },
  {
    path: '/joinGroup',
    access: 'optional',
    title: { en: 'Join the group', zh: '加入小组' },
    text,
    screen: join,
  },
  {
    path: '/class',
    access: 'required',
    title: { en: 'My class', zh: '班级' },
    text,
    screen: () => import('./screens/class.screen.tsx').then((module) => module.ClassScreen),
  },
  {
    path: '/myClassmate',
    access: 'required',
    title: { en: 'People I learn with', zh: '我的同学' },
    text,
    screen: () => import('./screens/classmates.screen.tsx').then((module) => module.ClassmatesScreen),
  },
]
