import type { Appearance } from '@fairlead/contract/identity/identity.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { EnterpriseSettings, Role, Tier } from '@fairlead/contract/primitives/standing.ts'
import { createRoute } from '../../platform/http/route.ts'

/** Where a person stands in one enterprise. The features below identity know it and hand it in. */
export interface Standing {
  enterpriseUserId: number
  studentId: string
  enterprise: { id: number; name: LocalizedText; isDefault: boolean; settings: EnterpriseSettings }
  department: LocalizedText
  position: LocalizedText
  enterpriseClass: { id: number; name: LocalizedText } | null
  membership: {
    typeId: number
    tier: Tier
    name: LocalizedText
    isGuest: boolean
    freeChancesPerMonth: number
    ahaQuota: number
    createsDiscussions: boolean
    createsCommunities: boolean
    customThemes: boolean
    /** When something less begins; empty means for good. */
    endsAt: Date | null
  }
  roles: readonly { role: Role; scopeKind: string; scopeId: number }[]
}

/** Who is calling: a person, signed in, in one of their enterprises. Policies decide from this alone. */
export interface Viewer extends Standing {
  sessionId: number
  userId: number
  login: string
  realname: string
  latinName: string
  avatarUrl: string
  phone: string
  phoneVerified: boolean
  cameBySso: boolean
  language: Language
  appearance: Appearance
}

export const route = createRoute<Viewer>()
