import type { CommunityKind, JoinPolicy } from '@fairlead/contract/communities/communities.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { DemoPost, EnterpriseKey } from './demo-types.ts'

type DemoRequest = { who: string; reason: string }

export type DemoCommunity = {
  key: string
  enterprise: EnterpriseKey
  kind: CommunityKind
  parent?: string
  name: LocalizedText
  intro: LocalizedText
  notice?: LocalizedText
  joinPolicy: JoinPolicy
  isPublic: boolean
  leader: string
  /** Besides the leader. */
  members: readonly string[]
  pending?: readonly DemoRequest[]
  rejected?: readonly DemoRequest[]
  clockInDaysAgo?: readonly number[]
  clockInNote?: string
  minutes?: readonly { author: string; daysAgo: number; title: string; content: string }[]
  daysAgo: number
}

export type DemoTheme = {
  key: string
  enterprise: EnterpriseKey
  /** The community it stands in; the campus when left out. */
  community?: string
  type: number
  author: string
  name: LocalizedText
  describes: LocalizedText
  resource?: { kind: string; id: string; title: string; minutes?: number }
  pinned?: boolean
  daysAgo: number
  debate?: {
    redSide: LocalizedText
    blueSide: LocalizedText
    red: readonly string[]
    blue: readonly string[]
    /** They stand where they went to. */
    changes: readonly { who: string; to: 1 | 2; hoursAgo: number; reason: string }[]
    endsInDays: number
  }
  team?: { members: readonly string[]; tasks: readonly { title: string; assignee: string; done: boolean }[] }
}

/** A post outside the campus feed; in a debate it speaks for a side. */
export type DemoPlacePost = DemoPost & { place: string; side?: 1 | 2 }
