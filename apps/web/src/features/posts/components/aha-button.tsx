import { ahaProblems } from '@fairlead/contract/endorsements/endorsements.errors.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Bulb } from '../../../ui/bulb/bulb.tsx'
import { useAhaFlow } from '../aha-flow.ts'
import { postsText } from '../posts.text.ts'
import { ActionButton } from './action-button.tsx'

export function AhaButton({ post, small = false }: { post: LeafPost; small?: boolean }) {
  const t = useText(postsText)
  const { toggle } = useAhaFlow()
  return (
    <ActionButton
      label={t('action.aha')}
      icon={<Bulb lit={post.isAha === 1} size={small ? 16 : 20} />}
      showsLabel
      tone="aha"
      count={post.ahaNum}
      isOn={post.isAha === 1}
      refusal={useRefusal(post)}
      onClick={() => toggle(post)}
    />
  )
}

const useRefusal = (post: LeafPost): string | undefined => {
  const { language } = useLanguage()
  const hint = useSession()?.userInfo.abilities.endorseHint
  const isGivenForGood = post.isAha === 1 && post.parentUgcId > 0
  if (isGivenForGood) return ahaProblems.alreadyGiven.text[language]
  if (post.abilities.canAha) return undefined
  if (hint) return hint
  return (post.isOwn === 1 ? ahaProblems.toOneself : postProblems.anonymousReadOnly).text[language]
}
