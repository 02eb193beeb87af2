import type { Side } from '@fairlead/contract/themes/themes.schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { PersonRow, readId } from '../../communities/public.ts'
import classes from '../components/debaters.module.css'
import { SplitBar } from '../components/split-bar.tsx'
import { ThemeById } from '../components/theme-by-id.tsx'
import { debatersQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'

/** Who stands on which side of a debate. */
export function DebatersScreen() {
  const t = useText(themesText)
  const themeId = readId(useSearch({ strict: false }).themeId)
  if (themeId === undefined)
    return (
      <EmptyState drawing="boat" action={<ButtonLink to="/debateDetail">{t('people.toDebates')}</ButtonLink>}>
        {t('people.choose')}
      </EmptyState>
    )
  return (
    <ThemeById themeId={themeId}>
      {(theme) => (
        <div className={classes.page}>
          <PageHead
            title={
              <Link to="/debateDetail" search={{ themeId }}>
                {theme.themename}
              </Link>
            }
            intro={t('people.intro')}
          />
          {theme.debate && (
            <>
              <SplitBar debate={theme.debate} />
              <div className={classes.sides}>
                <SidePeople themeId={themeId} side={1} title={theme.debate.redSide} />
                <SidePeople themeId={themeId} side={2} title={theme.debate.blueSide} />
              </div>
            </>
          )}
        </div>
      )}
    </ThemeById>
  )
}

function SidePeople({ themeId, side, title }: { themeId: number; side: Side; title: string }) {
  const t = useText(themesText)
  const debaters = useInfiniteQuery(debatersQuery(themeId, side))
  const people = debaters.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <Card className={classes.side} data-side={side}>
      <h2>{title}</h2>
      {debaters.data && people.length === 0 && <p className={classes.none}>{t('people.none')}</p>}
      <div>
        {people.map((person) => (
          <PersonRow
            key={person.enterpriseUserId}
            person={person}
            marks={person.hasChanged === 1 && <Tag tone="quiet">{t('people.changed')}</Tag>}
          />
        ))}
      </div>
      {debaters.hasNextPage && (
        <Button
          variant="outlined"
          loading={debaters.isFetchingNextPage}
          onClick={() => void debaters.fetchNextPage()}
        >
          {t('people.more')}
        </Button>
      )}
    </Card>
  )
}
