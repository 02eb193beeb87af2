import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { CommunityThemesProps } from '../../communities/public.ts'
import { themesQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import { CreateThemeDialog } from './create-theme-dialog.tsx'
import classes from './theme-card.module.css'
import { ThemeList } from './theme-list.tsx'

/** The discussions of one community, and starting another. */
export function CommunityThemes({ munityId, canPost }: CommunityThemesProps) {
  const t = useText(themesText)
  const [starts, setStarts] = useState(false)
  const { data } = useInfiniteQuery(themesQuery('community', munityId))
  const first = data?.pages[0]
  const start = canPost && first?.canCreate && (
    <Button variant="outlined" onClick={() => setStarts(true)}>
      {t('list.start')}
    </Button>
  )
  return (
    <div className={classes.list}>
      {first && first.items.length > 0 && <div className={classes.top}>{start}</div>}
      <ThemeList
        scope="community"
        munityId={munityId}
        empty={t(start ? 'list.none' : 'list.empty')}
        emptyAction={start}
      />
      <CreateThemeDialog munityId={munityId} opened={starts} onClose={() => setStarts(false)} />
    </div>
  )
}
