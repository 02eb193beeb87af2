import IconSpy from '@tabler/icons-react/dist/esm/icons/IconSpy.mjs'
import { useState } from 'react'
import { hashOf } from '../hash.ts'
import classes from './avatar.module.css'
import { initialsOf } from './initials.ts'

const COLOURS = 8

interface AvatarProps {
  name: string
  /** Whatever stays the same when the name changes or is read in another language: the person's id. */
  seed?: number | string
  src?: string
  size?: 'small' | 'medium' | 'large' | 'huge'
  /** Shows nobody's initials. */
  masked?: boolean
}

/** Decorative: the name always stands next to it or in the label around it. */
export function Avatar({ name, seed = name, src = '', size = 'medium', masked = false }: AvatarProps) {
  const [broken, setBroken] = useState('')
  const colour = masked ? 'masked' : hashOf(String(seed)) % COLOURS
  return (
    <span className={classes.avatar} data-size={size} data-colour={colour} aria-hidden>
      {masked ? (
        <IconSpy size="58%" />
      ) : src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
