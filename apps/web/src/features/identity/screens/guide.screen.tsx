import { readGuide, tickGuideStep } from '@fairlead/contract/identity/profile.endpoints.ts'
import type { GuideStep } from '@fairlead/contract/identity/profile.schema.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isBuilt } from '../../../platform/routing/built-routes.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import classes from '../components/guide.module.css'
import { guideText } from '../guide/guide.text.ts'

const steps: readonly { step: GuideStep; to: string; search?: Record<string, string> }[] = [
  { step: 'profile', to: '/personalCenter' },
  { step: 'aha', to: '/campus' },
  { step: 'discuss', to: '/campus', search: { sort: 'questions' } },
  { step: 'tiers', to: '/member' },
  { step: 'camps', to: '/campList' },
]

const guideQuery = queryOptions({
  queryKey: ['identity', 'guide'],
  queryFn: ({ signal }) => call(readGuide, {}, { signal }),
})

/** What a newcomer should know, in five short pieces with a tick for each. */
export function GuideScreen() {
  const t = useText(guideText)
  const queryClient = useQueryClient()
  const guide = useQuery(guideQuery)
  const ticking = useMutation({
    mutationFn: (tick: { step: GuideStep; isDone: 0 | 1 }) => call(tickGuideStep, tick),
    onSuccess: (answer) => queryClient.setQueryData(guideQuery.queryKey, answer),
  })
  const done = guide.data?.done ?? []
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>{t('page.title')}</h1>
        <p>{t('page.intro')}</p>
        {guide.data && (
          <p className={classes.progress}>
            <progress max={steps.length} value={done.length} aria-label={t('page.title')} />
            {done.length === steps.length
              ? t('page.allDone')
              : t('page.progress', { done: done.length, count: steps.length })}
          </p>
        )}
      </header>
      {guide.isPending && <Skeleton height={420} />}
      {guide.isError && !guide.data && (
        <ErrorState
          retryLabel={t('page.retry')}
          onRetry={() => void guide.refetch()}
          retrying={guide.isFetching}
        >
          {t('page.failed')}
        </ErrorState>
      )}
      {guide.data && (
        <ol className={classes.steps}>
          {steps.map(({ step, to, search }) => (
            <li key={step} className={classes.step} data-done={done.includes(step)}>
              <label className={classes.area}>
                <input
                  type="checkbox"
                  className={classes.tick}
                  aria-label={t('page.tick', { step: t(`${step}.title`) })}
                  checked={done.includes(step)}
                  disabled={ticking.isPending}
                  onChange={(event) => ticking.mutate({ step, isDone: event.currentTarget.checked ? 1 : 0 })}
                />
              </label>
              <div>
                <h2>{t(`${step}.title`)}</h2>
                <p className={classes.body}>{t(`${step}.body`)}</p>
                {isBuilt(to) && (
                  <Link to={to} search={(search ?? {}) as never} className={classes.go}>
                    {t(`${step}.go`)}
                  </Link>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
      <ButtonLink to="/campus" size="large">
        {t('page.campus')}
      </ButtonLink>
    </div>
  )
}
