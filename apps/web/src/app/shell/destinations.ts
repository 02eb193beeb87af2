import type { Icon } from '@tabler/icons-react'
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import IconMessageCircle from '@tabler/icons-react/dist/esm/icons/IconMessageCircle.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import type { TextKey } from '../../platform/i18n/text.ts'
import { isBuilt } from '../../platform/routing/built-routes.ts'
import type { en } from './text/en.ts'

/** A place one goes to from everywhere. It appears once its route has a screen. */
export interface Destination {
  id: string
  path: string
  label: TextKey<typeof en>
}

interface Tab extends Destination {
  icon: Icon
}

const campus = { id: 'campus', path: '/campus', label: 'nav.campus' } as const
const learn = { id: 'learn', path: '/learn', label: 'nav.learn' } as const

const barDestinations: readonly Destination[] = [
  campus,
  learn,
  { id: 'camps', path: '/campList', label: 'nav.camps' },
  { id: 'communities', path: '/community', label: 'nav.communities' },
  { id: 'square', path: '/square', label: 'nav.square' },
]

const phoneTabs: readonly Tab[] = [
  { ...campus, icon: IconHome },
  { ...learn, icon: IconBook2 },
  { id: 'messages', path: '/message', label: 'nav.messages', icon: IconMessageCircle },
  { id: 'me', path: '/personalCenter', label: 'nav.me', icon: IconUser },
]

export const builtBarDestinations = barDestinations.filter(({ path }) => isBuilt(path))
export const builtPhoneTabs = phoneTabs.filter(({ path }) => isBuilt(path))
/** What has no tab on a phone is in the menu of the person there. */
export const builtMenuDestinations = builtBarDestinations.filter(
  ({ id }) => !phoneTabs.some((tab) => tab.id === id),
)
