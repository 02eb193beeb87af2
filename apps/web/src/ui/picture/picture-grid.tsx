import classes from './picture.module.css'
import { Picture } from './picture.tsx'

interface PictureGridProps {
  /** `small` is what the grid shows, where there is a smaller copy. */
  pictures: readonly { src: string; small?: string; alt: string }[]
  /** Names the link that opens a picture in full, by its place. */
  openLabel: (place: number) => string
  /** Shows a picture in full, by its place from 0; without it, or with a modifier key, it opens in a new tab. */
  onOpen?: (place: number) => void
}

/** One, two, three, four or six in fixed grids. */
export function PictureGrid({ pictures, openLabel, onOpen }: PictureGridProps) {
  if (pictures.length === 0) return null
  return (
    <div className={classes.grid} data-count={pictures.length}>
      {pictures.map((picture, index) => (
        <a
          key={picture.src}
          href={picture.src}
          target="_blank"
          rel="noreferrer"
          aria-label={openLabel(index + 1)}
          onClick={(event) => {
            if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(index)
          }}
        >
          <Picture src={picture.small ?? picture.src} alt={picture.alt} />
        </a>
      ))}
    </div>
  )
}
