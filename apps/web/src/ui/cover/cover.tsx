import { COVER_HEIGHT, COVER_WIDTH, composeCover, type Tint } from './composition.ts'
import classes from './cover.module.css'

interface CoverProps {
  /** Whatever identifies the thing: the same seed always draws the same picture. */
  seed: string
  tint?: Tint
  className?: string
}

export function Cover({ seed, tint = 'sea', className }: CoverProps) {
  const { light, waves } = composeCover(seed)
  return (
    <svg
      className={className ? `${classes.cover} ${className}` : classes.cover}
      data-tint={tint}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={classes.sky} width={COVER_WIDTH} height={COVER_HEIGHT} />
      {light.map((circle, index) => (
        <circle
          key={circle.r}
          className={index === light.length - 1 ? classes.sun : classes.halo}
          {...circle}
        />
      ))}
      {waves.map((path, index) => (
        <path key={path} className={classes.wave} data-depth={waves.length - 1 - index} d={path} />
      ))}
    </svg>
  )
}
