import { useSearch } from '@tanstack/react-router'
import { PreviewFrame } from '../components/preview-frame.tsx'
import { TopicPage } from '../components/topic-page.tsx'

export function TopicPreviewScreen() {
  const { id = '' } = useSearch({ strict: false }) as Record<string, string>
  return (
    <PreviewFrame kind="topic" code={id}>
      {({ topic }) => topic && <TopicPage page={topic} />}
    </PreviewFrame>
  )
}
