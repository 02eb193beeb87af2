import classes from './skeleton.module.css'

interface SkeletonProps {
  height: number
  width?: number | string
  isRound?: boolean
}

/** Where something will be; several of them take the shape of what comes. */
export function Skeleton({ height, width = '100%', isRound = false }: SkeletonProps) {
  return (
    <span
      className={classes.skeleton}
      data-round={isRound}
      style={{ height, width: isRound ? height : width }}
    />
  )
}
