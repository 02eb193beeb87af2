import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Loaded } from '../components/loaded.tsx'
import { PassTopic } from '../components/pass-topic.tsx'
import { TopicPage } from '../components/topic-page.tsx'
import { topicQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

export function TopicScreen() {
  const t = useText(libraryText)
  const { id = '' } = useSearch({ strict: false }) as Record<string, string>
  const isSignedIn = useSession() !== null
  return (
    <Loaded query={useQuery(topicQuery(id))} failed={t('topic.failed')} notFound={t('topic.notFound')}>
      {(page) => <TopicPage page={page} action={isSignedIn && <PassTopic id={id} />} />}
    </Loaded>
  )
}
