import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { cardsText } from './cards/cards.text.ts'
import { consoleText } from './console.text.ts'
import { membershipsText } from './memberships/memberships.text.ts'
import { organizationText } from './organization/organization.text.ts'
import { peopleText } from './people/people.text.ts'

export const consoleRoutes: RouteEntry[] = [
  {
    path: '/console',
    access: 'required',
    title: { en: 'Console', zh: '管理后台' },
    chrome: 'console',
    text: consoleText,
    screen: () => import('./screens/overview.screen.tsx').then((module) => module.OverviewScreen),
  },
  {
    path: '/console/people',
    access: 'required',
    title: { en: 'People', zh: '人员' },
    chrome: 'console',
    section: {
      group: 'people',
      ability: 'people',
      icon: 'users',
      intro: { en: 'Find, invite, suspend, give roles', zh: '查找、邀请、停用、授予角色' },
    },
    text: peopleText,
    screen: () => import('./screens/people.screen.tsx').then((module) => module.PeopleScreen),
  },
  {
    path: '/console/classes',
    access: 'required',
    title: { en: 'Classes', zh: '班级' },
    chrome: 'console',
    section: {
      group: 'people',
      ability: 'classes',
      icon: 'school',
      intro: { en: 'Create classes and fill them', zh: '新建班级，安排成员' },
    },
    text: organizationText,
    screen: () => import('./screens/classes.screen.tsx').then((module) => module.ClassesScreen),
  },
  {
    path: '/console/enterprise',
    access: 'required',
    title: { en: 'Enterprise', zh: '企业' },
    chrome: 'console',
    section: {
      group: 'people',
      ability: 'enterprise',
      icon: 'building',
      intro: { en: 'Settings, departments, positions', zh: '设置、部门、职位' },
    },
    text: organizationText,
    screen: () => import('./screens/enterprise.screen.tsx').then((module) => module.EnterpriseScreen),
  },
  {
    path: '/console/cards',
    access: 'required',
    title: { en: 'Benefit cards', zh: '权益卡' },
    chrome: 'console',
    section: {
      group: 'people',
      ability: 'cards',
      icon: 'ticket',
      intro: { en: 'Issue batches, hand out codes', zh: '批量发行，分发卡号' },
    },
    text: cardsText,
    screen: () => import('./screens/cards.screen.tsx').then((module) => module.CardsScreen),
  },
  {
    path: '/console/memberships',
    access: 'required',
    title: { en: 'Membership types', zh: '会员类型' },
    chrome: 'console',
    section: {
      group: 'people',
      ability: 'memberships',
      icon: 'crown',
      intro: { en: 'What each tier brings, everywhere', zh: '每种会员带来什么，全平台生效' },
    },
    text: membershipsText,
    screen: () => import('./screens/memberships.screen.tsx').then((module) => module.MembershipsScreen),
  },
  {
    path: '/console/records',
    access: 'required',
    title: { en: 'Learning records', zh: '学习记录' },
    chrome: 'console',
    section: {
      group: 'records',
      ability: 'records',
      icon: 'timeline',
      intro: { en: 'Who learned what, to look into and export', zh: '谁学了什么，可查可导出' },
    },
    text: consoleText,
    // Its words belong to another feature and are fetched together with it.
    screen: async () => {
      await (await import('../xapi/public.ts')).loadRecordWords()
      return (await import('./screens/explorer.screen.tsx')).ExplorerScreen
    },
  },
  {
    path: '/console/audit',
    access: 'required',
    title: { en: 'Audit log', zh: '审计日志' },
    chrome: 'console',
    section: {
      group: 'system',
      ability: 'audit',
      icon: 'history',
      intro: { en: 'Who changed what, and when', zh: '谁在什么时候改了什么' },
    },
    text: consoleText,
    screen: () => import('./screens/audit.screen.tsx').then((module) => module.AuditScreen),
  },
]
