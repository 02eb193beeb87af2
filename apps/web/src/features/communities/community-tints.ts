import type { CommunityKind } from '@fairlead/contract/communities/communities.schema.ts'
import type { Tint } from '../../ui/cover/composition.ts'

/** Each kind has its light, so that one tells them apart in a list. */
export const communityTints: Record<CommunityKind, Tint> = {
  community: 'sea',
  subcommunity: 'dusk',
  group: 'forest',
}
