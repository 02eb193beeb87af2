import { listMembershipTypes } from '@fairlead/contract/console/membership-types.endpoints.ts'
import type { MembershipType } from '@fairlead/contract/console/organization.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { MembershipCard } from '../memberships/membership-card.tsx'
import { MembershipEditor } from '../memberships/membership-editor.tsx'
import classes from '../memberships/memberships.module.css'
import { membershipsText } from '../memberships/memberships.text.ts'

export function MembershipsScreen() {
  const t = useText(membershipsText)
  const [editing, setEditing] = useState<MembershipType>()
  const types = useQuery({
    queryKey: ['console', 'membership-types'],
    queryFn: ({ signal }) => call(listMembershipTypes, {}, { signal }),
  })
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      {types.isError && !types.data && (
        <Card>
          <ErrorState
            retryLabel={t('retry')}
            onRetry={() => void types.refetch()}
            retrying={types.isFetching}
          >
            {t('failed')}
          </ErrorState>
        </Card>
      )}
      <div className={classes.grid} aria-busy={types.isPending}>
        {types.isPending &&
          ['sailor', 'scholar', 'elite', 'mentor'].map((tier) => (
            <Card key={tier}>
              <Skeleton height={150} />
            </Card>
          ))}
        {types.data?.items.map((type) => (
          <MembershipCard key={type.typeId} type={type} onEdit={() => setEditing(type)} />
        ))}
      </div>
      {editing && <MembershipEditor type={editing} onClose={() => setEditing(undefined)} />}
    </>
  )
}
