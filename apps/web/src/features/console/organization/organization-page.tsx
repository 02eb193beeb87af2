import type { Organization } from '@fairlead/contract/console/organization.schema.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { organizationQuery } from '../people/people.queries.ts'
import classes from './organization.module.css'
import { organizationText } from './organization.text.ts'

/** Waits for the enterprise that is looked at, and shows it anew when another is chosen. */
export function OrganizationPage({ children }: { children: (organization: Organization) => ReactNode }) {
  const t = useText(organizationText)
  const { data, isError, isFetching, refetch } = useQuery(organizationQuery(useConsoleEnterpriseId()))
  if (data)
    return (
      <div key={data.enterpriseId} className={classes.card}>
        {children(data)}
      </div>
    )
  return (
    <Card className={classes.card} aria-busy={!isError}>
      {isError ? (
        <ErrorState retryLabel={t('retry')} onRetry={() => void refetch()} retrying={isFetching}>
          {t('failed')}
        </ErrorState>
      ) : (
        <>
          <Skeleton height={22} width="160px" />
          <Skeleton height={46} />
          <Skeleton height={46} />
          <Skeleton height={46} />
        </>
      )}
    </Card>
  )
}
