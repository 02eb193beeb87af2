import type { ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { SlotContents } from '../../../platform/slots/slot.tsx'
import { lookOf } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { placePostsSlot } from '../../communities/public.ts'
import { themesText } from '../themes.text.ts'

interface ThemePostsProps {
  theme: ThemeDetail
  side?: 1 | 2
}

/** What people say in a discussion; before signing in, the way in. */
export function ThemePosts({ theme, side }: ThemePostsProps) {
  const t = useText(themesText)
  const session = useSession()
  const here = useLocation({ select: ({ href }) => href })
  if (!session)
    return (
      <Card>
        <EmptyState
          drawing="lighthouse"
          action={
            <Link to="/login" search={{ redirect: here }} {...lookOf({})}>
              {t('head.signIn')}
            </Link>
          }
        >
          {t('head.signInNote')}
        </EmptyState>
      </Card>
    )
  return (
    <SlotContents
      slot={placePostsSlot}
      place={{ kind: theme.debate ? 'debate' : 'theme', id: theme.themeId }}
      canPost={theme.abilities.canPost}
      postHint={theme.abilities.postHint}
      side={side}
    />
  )
}
