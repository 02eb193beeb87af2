import { useSearch } from '@tanstack/react-router'
import { PreviewFrame } from '../components/preview-frame.tsx'
import { VideoPage } from '../components/video-page.tsx'

export function VideoPreviewScreen() {
  const { videoBaseId = '' } = useSearch({ strict: false }) as Record<string, string>
  return (
    <PreviewFrame kind="video" code={videoBaseId}>
      {({ video }) => video && <VideoPage page={video} />}
    </PreviewFrame>
  )
}
