import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import { useState } from 'react'
import classes from './bulb.module.css'

/** A bulb that lights up with a short amber ring at the moment it is switched on. */
export function Bulb({ lit, size = 20 }: { lit: boolean; size?: number }) {
  const [seen, setSeen] = useState({ lit, moments: 0 })
  if (seen.lit !== lit) setSeen({ lit, moments: seen.moments + (lit ? 1 : 0) })
  return (
    <span className={classes.bulb} data-lit={lit}>
      <IconBulb size={size} />
      {lit && seen.moments > 0 && <span key={seen.moments} className={classes.ring} />}
    </span>
  )
}
