import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { PictureGrid } from '../../../ui/picture/picture-grid.tsx'
import { picturesText } from './pictures.text.ts'
import { smallCopyOf } from './small-copy.ts'
import { usePictureAddress } from './use-picture-address.ts'

const Lightbox = lazy(() =>
  import('../../../ui/lightbox/lightbox.tsx').then((module) => ({ default: module.Lightbox })),
)

interface PictureGalleryProps {
  /** Tells the galleries of a page apart, in its address too: `post-12`. */
  name: string
  pictures: readonly { src: string; alt: string }[]
}

/** A grid of pictures that opens in full. The open one stands in the address: it can be shared, and back closes it. */
export function PictureGallery({ name, pictures }: PictureGalleryProps) {
  const t = useText(picturesText)
  const { shown, show, close } = usePictureAddress(name, pictures.length)
  const [wasOpened, setWasOpened] = useState(false)
  if (shown !== undefined && !wasOpened) setWasOpened(true)
  return (
    <>
      <PictureGrid
        pictures={pictures.map(({ src, alt }) => ({ src, small: smallCopyOf(src), alt }))}
        openLabel={(place) => t('open', { place, count: pictures.length })}
        onOpen={show}
      />
      {wasOpened && (
        <Suspense>
          <Lightbox
            pictures={pictures}
            shown={shown}
            onShow={show}
            onClose={close}
            words={{
              title: t('title'),
              close: t('close'),
              previous: t('previous'),
              next: t('next'),
              zoomIn: t('zoomIn'),
              zoomOut: t('zoomOut'),
            }}
          />
        </Suspense>
      )}
    </>
  )
}
