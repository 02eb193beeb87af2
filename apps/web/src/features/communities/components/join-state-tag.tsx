import type { JoinState } from '@fairlead/contract/communities/communities.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { communitiesText } from '../communities.text.ts'

const tones = {
  member: 'tide',
  leader: 'tide',
  pending: 'quiet',
  rejected: 'coral',
  left: 'quiet',
} as const

/** How one stands to a community; nothing where one has not come near it yet. */
export function JoinStateTag({ state }: { state: JoinState }) {
  const t = useText(communitiesText)
  if (state === 'none') return null
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
}
