import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import type { ProfileTab } from '../identity/public.ts'
import { recordsText } from './records.text.ts'

export const xapiRoutes: RouteEntry[] = [
  {
    path: '/console/keys',
    access: 'required',
    title: { en: 'Record store keys', zh: '记录库密钥' },
    chrome: 'console',
    section: {
      group: 'records',
      ability: 'records',
      icon: 'key',
      intro: { en: 'Let other tools read or write records', zh: '让其他工具读写学习记录' },
    },
    text: recordsText,
    screen: () => import('./screens/credentials.screen.tsx').then((module) => module.CredentialsScreen),
  },
  {
    path: '/console/forwarding',
    access: 'required',
    title: { en: 'Forwarding', zh: '记录转发' },
    chrome: 'console',
    section: {
      group: 'records',
      ability: 'forwarding',
      icon: 'send',
      intro: { en: 'Send records on to other stores', zh: '把记录转发到其他记录库' },
    },
    text: recordsText,
    screen: () => import('./screens/forwarding.screen.tsx').then((module) => module.ForwardingScreen),
  },
]

/** A learner's own record, in their personal centre. */
export const ownRecordTab: ProfileTab = {
  id: 'record',
  title: { en: 'Learning record', zh: '学习记录' },
  order: 80,
  isOwnOnly: true,
  panel: async () => {
    await (await import('./load-record-words.ts')).loadRecordWords()
    return (await import('./components/own-record-panel.tsx')).OwnRecordPanel
  },
}
