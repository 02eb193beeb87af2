import type { Place } from '@fairlead/contract/primitives/place.ts'
import { createSlot } from '../../platform/slots/slot.tsx'

export interface PlacePostsProps {
  place: Place
  /** Whether this viewer may post here, and what to say when not. */
  canPost: boolean
  postHint: string
  /** In a debate: only the arguments of one side, 1 or 2. */
  side?: 1 | 2
}

/** What people say in a place. The feature of posts fills it, which stands below every place. */
export const placePostsSlot = createSlot<PlacePostsProps>()

export interface CommunityThemesProps {
  munityId: number
  canPost: boolean
}

/** The discussions of a community, filled by themes. */
export const communityThemesSlot = createSlot<CommunityThemesProps>()
