import type { ThemeScope } from '@fairlead/contract/themes/themes.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { themesQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import { CreateThemeDialog } from './create-theme-dialog.tsx'
import classes from './theme-card.module.css'
import { ThemeList } from './theme-list.tsx'

/** A list of discussions with a page of its own. */
export function ThemeListPage({ scope }: { scope: Exclude<ThemeScope, 'community'> }) {
  const t = useText(themesText)
  const [starts, setStarts] = useState(false)
  const { data } = useInfiniteQuery(themesQuery(scope))
  return (
    <div className={classes.page}>
      <PageHead
        title={t(`list.${scope}`)}
        intro={t(`list.${scope}Intro`)}
        action={
          data?.pages[0]?.canCreate && <Button onClick={() => setStarts(true)}>{t('list.start')}</Button>
        }
      />
      <ThemeList
        scope={scope}
        wide
        empty={t(scope === 'mine' ? 'list.emptyMine' : 'list.empty')}
        emptyAction={
          scope === 'mine' && <ButtonLink to="/recommendedCoursetopics">{t('list.toRecommended')}</ButtonLink>
        }
      />
      <CreateThemeDialog opened={starts} onClose={() => setStarts(false)} />
    </div>
  )
}
