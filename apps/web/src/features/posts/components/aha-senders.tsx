import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { AvatarStack } from '../../../ui/avatar/avatar-stack.tsx'

interface AhaSendersProps {
  post: LeafPost
  shown: number
  /** Their names are written beside it. */
  isNamed?: boolean
}

/** The latest people who had an Aha here, as overlapping avatars. */
export function AhaSenders({ post: { ahaUsers, ahaNum }, shown, isNamed = false }: AhaSendersProps) {
  const { language } = useLanguage()
  const people = ahaUsers.map(({ userId, name, avatarUrl }) => ({
    id: userId,
    name,
    src: avatarUrl,
  }))
  const names = new Intl.ListFormat(language).format(people.slice(0, shown).map(({ name }) => name))
  return <AvatarStack people={people} total={ahaNum} shown={shown} label={isNamed ? undefined : names} />
}
