import { useSearch } from '@tanstack/react-router'
import { readId } from '../community-address.ts'
import { CommunityById } from '../components/community-by-id.tsx'
import { Directory } from '../components/directory.tsx'

/** One community when the address names it, otherwise all of them. */
export function CommunityScreen() {
  const munityId = readId(useSearch({ strict: false }).munityId)
  return munityId === undefined ? <Directory /> : <CommunityById munityId={munityId} />
}
