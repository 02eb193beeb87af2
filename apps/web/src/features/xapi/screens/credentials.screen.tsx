import type { Credential } from '@fairlead/contract/xapi/xapi.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { type Column, DataTable } from '../../../ui/table/data-table.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { IssueDrawer } from '../components/issue-drawer.tsx'
import classes from '../components/records.module.css'
import { RevokeButton } from '../components/revoke-button.tsx'
import { credentialsQuery } from '../records.queries.ts'
import { recordsText } from '../records.text.ts'
import { scopeText } from '../scope-text.ts'

/** Who may read and write the record from outside. */
export function CredentialsScreen() {
  const t = useText(recordsText)
  const { language } = useLanguage()
  const enterpriseId = useConsoleEnterpriseId()
  const [issuing, setIssuing] = useState(false)
  const keys = useQuery(credentialsQuery(enterpriseId))
  const columns: Column<Credential>[] = [
    {
      id: 'label',
      title: t('keys.column'),
      phone: 'lead',
      cell: ({ label }) => <strong>{label}</strong>,
    },
    { id: 'key', title: t('keys.key'), cell: ({ key }) => <code>{key}</code> },
    {
      id: 'scopes',
      title: t('keys.scopes'),
      cell: ({ scopes }) => (
        <span className={classes.tags}>
          {scopes.map((scope) => (
            <Tag key={scope}>{t(scopeText[scope])}</Tag>
          ))}
        </span>
      ),
    },
    { id: 'since', title: t('keys.since'), cell: ({ createdAt }) => formatDate(createdAt, language) },
    {
      id: 'state',
      title: t('keys.state'),
      cell: (credential) =>
        credential.revokedAt ? (
          <Tag tone="quiet">{t('keys.revoked')}</Tag>
        ) : (
          <RevokeButton credential={credential} enterpriseId={enterpriseId} />
        ),
    },
  ]
  return (
    <>
      <PageHead
        title={t('keys.title')}
        intro={t('keys.intro', { address: `${window.location.origin}/xapi` })}
        action={<Button onClick={() => setIssuing(true)}>{t('keys.issue')}</Button>}
      />
      <Card>
        {keys.isPending && <Skeleton height={120} />}
        {keys.isError && !keys.data && (
          <ErrorState retryLabel={t('retry')} onRetry={() => void keys.refetch()} retrying={keys.isFetching}>
            {t('keys.failed')}
          </ErrorState>
        )}
        {keys.data?.items.length === 0 && <EmptyState drawing="lighthouse">{t('keys.none')}</EmptyState>}
        {keys.data && keys.data.items.length > 0 && (
          <DataTable
            label={t('keys.title')}
            columns={columns}
            rows={keys.data.items}
            keyOf={({ credentialId }) => credentialId}
          />
        )}
      </Card>
      {issuing && <IssueDrawer enterpriseId={enterpriseId} onClose={() => setIssuing(false)} />}
    </>
  )
}
