import classes from './picture.module.css'
import { Picture } from './picture.tsx'

interface PictureGridProps {
  pictures: readonly { src: string; alt: string }[]
  /** Names the link that opens a picture in full, by its place. */
  openLabel: (place: number) => string
}

/** One, two, three, four or six in fixed grids; each opens in full in a new tab. */
export function PictureGrid({ pictures, openLabel }: PictureGridProps) {
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
        >
          <Picture {...picture} />
        </a>
      ))}
    </div>
  )
}
