import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Tier } from '@fairlead/contract/primitives/standing.ts'

/** A member of an enterprise as others see them. The features below identity know it and hand it in. */
export interface MemberCard {
  enterpriseUserId: number
  enterpriseId: number
  userId: number
  studentId: string
  realname: string
  latinName: string
  avatarUrl: string
  department: LocalizedText
  position: LocalizedText
  tier: Tier
  tierName: LocalizedText
  isMentor: 0 | 1 | 3
}

/** Undefined for an unknown studentId, and for one who has left. */
export type MemberByStudentId = (studentId: string) => Promise<MemberCard | undefined>
