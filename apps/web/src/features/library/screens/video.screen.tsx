import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Loaded } from '../components/loaded.tsx'
import { VideoPage } from '../components/video-page.tsx'
import { videoQuery } from '../library.queries.ts'
import { libraryText } from '../library.text.ts'

export function VideoScreen() {
  const t = useText(libraryText)
  const { videoBaseId = '' } = useSearch({ strict: false }) as Record<string, string>
  return (
    <Loaded
      query={useQuery(videoQuery(videoBaseId))}
      failed={t('video.failed')}
      notFound={t('video.notFound')}
    >
      {(page) => <VideoPage key={page.head.code} page={page} />}
    </Loaded>
  )
}
