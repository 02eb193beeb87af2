import { lazy, Suspense, useState } from 'react'
import type { ShareImageProps } from './share-image-frame.tsx'

const ShareImageFrame = lazy(() =>
  import('./share-image-frame.tsx').then((module) => ({ default: module.ShareImageFrame })),
)

/** Few people make a picture of a post: what draws it comes when the first does. */
export function ShareImageDialog(props: ShareImageProps) {
  const [wasOpened, setWasOpened] = useState(false)
  if (props.opened && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <ShareImageFrame {...props} />
    </Suspense>
  )
}
