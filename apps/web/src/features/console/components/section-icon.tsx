import type { Icon } from '@tabler/icons-react'
import IconBook2 from '@tabler/icons-react/dist/esm/icons/IconBook2.mjs'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconCirclesRelation from '@tabler/icons-react/dist/esm/icons/IconCirclesRelation.mjs'
import IconCrown from '@tabler/icons-react/dist/esm/icons/IconCrown.mjs'
import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import IconPlug from '@tabler/icons-react/dist/esm/icons/IconPlug.mjs'
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs'
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs'
import IconTimelineEvent from '@tabler/icons-react/dist/esm/icons/IconTimelineEvent.mjs'
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { Section } from '../../../platform/routing/route-entry.ts'

const icons: Record<Section['icon'], Icon> = {
  users: IconUsers,
  school: IconSchool,
  building: IconBuilding,
  ticket: IconTicket,
  crown: IconCrown,
  book: IconBook2,
  circles: IconCirclesRelation,
  shield: IconShieldCheck,
  timeline: IconTimelineEvent,
  key: IconKey,
  send: IconSend,
  plug: IconPlug,
  history: IconHistory,
}

export function SectionIcon({ name, size }: { name: Section['icon']; size: number }) {
  const Drawn = icons[name]
  return <Drawn size={size} />
}
