import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { auditQuery } from '../console.queries.ts'
import { consoleText } from '../console.text.ts'
import classes from './audit.module.css'
import { AuditLine } from './audit-line.tsx'

const SHOWN = 6

export function RecentChanges() {
  const t = useText(consoleText)
  const log = useInfiniteQuery(auditQuery({ enterpriseId: useConsoleEnterpriseId() }))
  const items = log.data?.pages[0]?.items.slice(0, SHOWN) ?? []
  return (
    <Card className={classes.recent}>
      <div className={classes.head}>
        <h2>{t('overview.recent')}</h2>
        {items.length > 0 && (
          <Link
            to="/console/audit"
            search={({ enterpriseId }: Record<string, string>) => ({ enterpriseId })}
            className={classes.all}
          >
            {t('overview.all')}
          </Link>
        )}
      </div>
      {log.isPending && <Skeleton height={44} />}
      {log.data && items.length === 0 && <p className={classes.nothing}>{t('overview.nothing')}</p>}
      {items.length > 0 && (
        <ol className={classes.list}>
          {items.map((entry) => (
            <AuditLine key={entry.auditId} entry={entry} />
          ))}
        </ol>
      )}
    </Card>
  )
}
