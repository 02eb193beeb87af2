import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { lookOf } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { profileText } from '../profile/profile.text.ts'
import { profileQuery } from '../profile.queries.ts'
import { SETTINGS_TAB } from '../profile-tabs.ts'
import { ProfileHead } from './profile-head.tsx'
import { ProfilePanels } from './profile-panels.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'

const isUnknown = (error: Error): boolean =>
  error instanceof CallError && error.code === accountProblems.unknown.code

/** A person's page; without a studentId one's own. */
export function ProfilePage({ studentId }: { studentId: string | undefined }) {
  const t = useText(profileText)
  const profile = useQuery(profileQuery(studentId))
  if (profile.isPending) return <ProfileSkeleton />
  if (profile.isError && isUnknown(profile.error))
    return (
      <EmptyState drawing="bottle" action={<ButtonLink to="/campus">{t('page.home')}</ButtonLink>}>
        <b>{t('page.unknown')}</b>
        <br />
        {t('page.unknownHint')}
      </EmptyState>
    )
  if (!profile.data)
    return (
      <ErrorState
        retryLabel={t('page.retry')}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      >
        {t('page.failed')}
      </ErrorState>
    )
  return (
    <>
      <ProfileHead profile={profile.data}>
        {profile.data.isOwn && (
          <Link
            to="/personalCenter"
            search={{ tab: SETTINGS_TAB } as never}
            resetScroll={false}
            {...lookOf({ variant: 'outlined' })}
          >
            {t('head.edit')}
          </Link>
        )}
      </ProfileHead>
      <ProfilePanels profile={profile.data} />
    </>
  )
}
