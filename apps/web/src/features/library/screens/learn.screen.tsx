import type { LearnCard } from '@fairlead/contract/library/library.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { ContinueCard } from '../components/continue-card.tsx'
import { CourseRow } from '../components/course-row.tsx'
import classes from '../components/learn.module.css'
import { ResourceCard } from '../components/resource-card.tsx'
import { type LearnHome, learnHomeQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

/** The way into the library: what to go on with, then what to begin. */
export function LearnScreen() {
  const t = useText(libraryText)
  const home = useQuery(learnHomeQuery())
  return (
    <div className={classes.page}>
      <PageHead title={t('learn.title')} intro={t('learn.intro')} />
      {home.isPending && <LearnSkeleton />}
      {home.isError && (
        <ErrorState
          retryLabel={t('learn.retry')}
          onRetry={() => void home.refetch()}
          retrying={home.isFetching}
        >
          {t('learn.failed')}
        </ErrorState>
      )}
      {home.data && <Shelves home={home.data} />}
    </div>
  )
}

function Shelves({ home }: { home: LearnHome }) {
  const t = useText(libraryText)
  const [first, ...others] = home.goOn
  if (home.newest.length === 0)
    return (
      <EmptyState drawing="boat" action={<ButtonLink to="/campus">{t('learn.toCampus')}</ButtonLink>}>
        {t('learn.empty')}
      </EmptyState>
    )
  return (
    <>
      {first && (
        <section className={classes.shelf} aria-label={t('learn.goOn')}>
          <h2>{t('learn.goOn')}</h2>
          <div className={classes.goOn}>
            <ContinueCard resource={first} isLarge />
            {others.length > 0 && (
              <div className={classes.others}>
                {others.map((one) => (
                  <ContinueCard key={`${one.kind}/${one.code}`} resource={one} />
                ))}
              </div>
            )}
          </div>
        </section>
      )}
      <Shelf title={t('learn.forYou')} items={home.forYou} />
      <Abilities abilities={home.abilities} />
      <Shelf
        title={t('learn.topics')}
        items={home.topics}
        more={
          <Link className={classes.more} to="/topicFxList">
            {t('learn.sharedTopics')}
          </Link>
        }
      />
      <Shelf title={t('learn.mostAha')} items={home.mostAha} />
      <Shelf title={t('learn.newest')} items={home.newest} />
    </>
  )
}

interface ShelfProps {
  title: string
  items: readonly LearnCard[]
  more?: ReactNode
}

function Shelf({ title, items, more }: ShelfProps) {
  if (items.length === 0) return null
  return (
    <section className={classes.shelf} aria-label={title}>
      <div className={classes.line}>
        <h2>{title}</h2>
        {more}
      </div>
      <div className={classes.cards}>
        {items.map((item) => (
          <ResourceCard key={`${item.kind}/${item.code}`} resource={item} />
        ))}
      </div>
    </section>
  )
}

function Abilities({ abilities }: Pick<LearnHome, 'abilities'>) {
  const t = useText(libraryText)
  const panelId = useId()
  const shown = abilities.filter(({ courses }) => courses.length > 0)
  const [chosen, setChosen] = useState(shown[0]?.ability)
  const current = shown.find(({ ability }) => ability === chosen)
  if (!current) return null
  return (
    <section className={classes.shelf} aria-label={t('learn.byAbility')}>
      <h2>{t('learn.byAbility')}</h2>
      <div className={classes.tabs}>
        <Tabs
          label={t('learn.byAbility')}
          value={current.ability}
          options={shown.map(({ ability }) => ({ value: ability, label: t(`ability.${ability}`) }))}
          onChange={setChosen}
          controls={panelId}
        />
      </div>
      <div
        id={panelId}
        role="tabpanel"
        aria-label={t(`ability.${current.ability}`)}
        className={classes.courses}
      >
        {current.courses.map((course) => (
          <CourseRow key={course.code} course={course} />
        ))}
      </div>
    </section>
  )
}

function LearnSkeleton() {
  return (
    <div className={classes.shelf} aria-hidden>
      <Skeleton height={22} width={140} />
      <Skeleton height={200} />
      <div className={classes.cards}>
        {[0, 1, 2, 3].map((card) => (
          <Skeleton key={card} height={190} />
        ))}
      </div>
    </div>
  )
}
