import type { Ability } from '@fairlead/contract/library/library.schema.ts'
import type { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { EnterpriseSettings, Role, Tier } from '@fairlead/contract/primitives/standing.ts'

export type EnterpriseKey = 'personal' | 'yunfan' | 'changhe' | 'chenghai'

export type DemoDepartment = { key: string; name: LocalizedText; parent?: string }
export type DemoClass = { key: string; name: LocalizedText }

export type DemoEnterprise = {
  key: EnterpriseKey
  name: LocalizedText
  isDefault: boolean
  settings: Partial<EnterpriseSettings>
  departments: readonly DemoDepartment[]
  classes: readonly DemoClass[]
}

export type DemoMembership = {
  enterprise: EnterpriseKey
  studentId: string
  department?: string
  position: LocalizedText
  class?: string
  tier: Tier
  roles: readonly Role[]
}

export type DemoPerson = {
  login: string
  zh: string
  en: string
  language: Language
  phone: string | null
  email: string | null
  sso: boolean
  oneClick: boolean
  /** What signing in as this person lets you see. */
  shows: LocalizedText
  /** The first one is the identity they sign in with. */
  memberships: readonly DemoMembership[]
}

export type DemoCardKind =
  | 'lesson'
  | 'article'
  | 'topic'
  | 'activity'
  | 'video'
  | 'tool'
  | 'theme'
  | 'learningPlan'
  | 'task'
  | 'diytask'
  | 'unitSeminar'
  | 'userSeminar'

export type DemoCard = { kind: DemoCardKind; id: string; title: string; minutes?: number }

/** In every text a mention is written `@[login]`. */
export type DemoReply = {
  author: string
  /** Whom it answers when that is not the comment's author. */
  to?: string
  /** Counted from the comment it belongs to. */
  minutesAfter: number
  content: string
  aha?: readonly string[]
  likes?: readonly string[]
}

export type DemoComment = {
  key?: string
  author: string
  /** Counted from the post. */
  minutesAfter: number
  content: string
  answer?: boolean
  deleted?: boolean
  aha?: readonly string[]
  likes?: readonly string[]
  replies?: readonly DemoReply[]
}

export type DemoPost = {
  key: string
  enterprise: EnterpriseKey
  author: string
  type: (typeof POST_TYPE)[keyof typeof POST_TYPE]
  hoursAgo: number
  content: string
  anonymous?: boolean
  essence?: boolean
  pinned?: boolean
  answered?: boolean
  deleted?: boolean
  /** How many generated pictures the post carries. */
  pictures?: number
  /** File names. */
  files?: readonly string[]
  video?: boolean
  cards?: readonly DemoCard[]
  aha: readonly string[]
  likes: readonly string[]
  comments: readonly DemoComment[]
}

export type DemoCourse = {
  key: string
  ability: Ability
  course: LocalizedText
  summary: LocalizedText
  lessons: readonly LocalizedText[]
}
