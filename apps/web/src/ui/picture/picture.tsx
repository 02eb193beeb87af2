import { useState } from 'react'
import { Cover } from '../cover/cover.tsx'
import classes from './picture.module.css'

interface PictureProps {
  src: string
  alt: string
}

/** A picture that turns into a drawn one when its file is gone; never a grey box. */
export function Picture({ src, alt }: PictureProps) {
  const [broken, setBroken] = useState('')
  if (broken === src) return <Cover seed={src} />
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
    />
  )
}
