import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Loaded } from '../components/loaded.tsx'
import { PassTopic } from '../components/pass-topic.tsx'
import { TopicPage } from '../components/topic-page.tsx'
import { topicShareQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

/** A topic as somebody passed it on: their line stands above it. */
export function TopicShareScreen() {
  const t = useText(libraryText)
  const { id = '' } = useSearch({ strict: false }) as Record<string, string>
  const isSignedIn = useSession() !== null
  return (
    <Loaded query={useQuery(topicShareQuery(id))} failed={t('topic.failed')} notFound={t('topic.notFound')}>
      {({ share, page }) => (
        <TopicPage page={page} share={share} action={isSignedIn && <PassTopic id={page.head.code} />} />
      )}
    </Loaded>
  )
}
