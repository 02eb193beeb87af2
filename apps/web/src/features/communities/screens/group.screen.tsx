import { useSearch } from '@tanstack/react-router'
import { readId } from '../community-address.ts'
import { CommunityById } from '../components/community-by-id.tsx'
import { Directory } from '../components/directory.tsx'

/** One group when the address names it, otherwise everything there is to join. */
export function GroupScreen() {
  const groupId = readId(useSearch({ strict: false }).groupId)
  return groupId === undefined ? <Directory /> : <CommunityById munityId={groupId} />
}
