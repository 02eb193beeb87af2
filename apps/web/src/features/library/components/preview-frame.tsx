import type { Preview, ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { previewQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'
import { Loaded } from './loaded.tsx'
import classes from './preview.module.css'

interface PreviewFrameProps {
  kind: ResourceKind
  code: string
  versionId?: number | undefined
  children: (preview: Preview) => ReactNode
}

/** A version as readers would see it, under a ribbon that says so. */
export function PreviewFrame({ kind, code, versionId, children }: PreviewFrameProps) {
  const t = useText(libraryText)
  const preview = useQuery(previewQuery(kind, code, versionId))
  const isForbidden =
    preview.error instanceof CallError && preview.error.code === generalProblems.forbidden.code
  if (isForbidden)
    return (
      <EmptyState drawing="lighthouse" action={<ButtonLink to="/learn">{t('lesson.toLearn')}</ButtonLink>}>
        {t('preview.forbidden')}
      </EmptyState>
    )
  return (
    <Loaded query={preview} failed={t('preview.failed')} notFound={t('preview.notFound')}>
      {(data) => (
        <>
          <p className={classes.ribbon} role="status">
            <b>{t('preview.ribbon', { version: data.versionNumber, state: t(`preview.${data.state}`) })}</b>
            <span>{t('preview.nothingSaved')}</span>
          </p>
          {children(data)}
        </>
      )}
    </Loaded>
  )
}
