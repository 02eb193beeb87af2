import type { RouteEntry } from '../../platform/routing/route-entry.ts'

export const panelsRoutes: RouteEntry[] = [
  { path: '/teamActionDiscussDetail', access: 'required', title: { en: 'Panel', zh: '圆桌' } },
  {
    path: '/teamActionSubDiscussDetail',
    access: 'required',
    title: { en: 'Panel discussion', zh: '圆桌讨论' },
  },
  {
    path: '/groupTeamActionDiscussDetail',
    access: 'required',
    title: { en: 'Group panel', zh: '小组圆桌' },
  },
  {
    path: '/groupTeamActionSubDiscussDetail',
    access: 'required',
    title: { en: 'Group panel discussion', zh: '小组圆桌讨论' },
  },
  {
    path: '/teamActionDiscussInvitation',
    access: 'optional',
    title: { en: 'Panel invitation', zh: '圆桌邀请' },
  },
  { path: '/teamBuildingInvitation', access: 'optional', title: { en: 'Team invitation', zh: '团队邀请' } },
  { path: '/oneXInvitation', access: 'optional', title: { en: 'Learn together', zh: '1+X 共学邀请' } },
  { path: '/teamBuildingDetail', access: 'required', title: { en: 'Team building', zh: '团队共建' } },
  { path: '/meeting', access: 'required', title: { en: 'Meeting', zh: '会议' } },
]
