import type { ReactNode } from 'react'
import classes from './state.module.css'

export type DrawingName = 'boat' | 'bottle' | 'lighthouse' | 'knot'

const drawings: Record<DrawingName, ReactNode> = {
  boat: (
    <>
      <circle className={classes.light} cx="92" cy="22" r="9" />
      <path d="M58 54V14l24 32H58m-5 0L36 46l17-24z" />
      <path d="M30 54h58l-9 14H40z" />
      <path d="M12 74c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0" />
    </>
  ),
  bottle: (
    <>
      <circle className={classes.light} cx="26" cy="24" r="9" />
      <path d="m44 56 34-34 5 5 8-8 6 6-8 8 5 5-34 34c-6 4-12 2-16-2s-4-9 0-14z" />
      <path d="m57 57 17-17m-11 23 17-17" />
      <path d="M12 76c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0" />
    </>
  ),
  lighthouse: (
    <>
      <circle className={classes.light} cx="60" cy="20" r="7" />
      <path d="M50 30h20l5 40H45zM48 42h24M47 55h27M53 30V14h14v16M50 14l10-7 10 7" />
      <path d="m42 18-22-6m22 12-22 8m58-14 22-6m-22 12 22 8" />
      <path d="M12 76c8-5 14-5 22 0s14 5 22 0 14-5 22 0 14 5 22 0" />
    </>
  ),
  knot: (
    <>
      <path d="M6 62c30 0 36-42 64-42 16 0 25 10 25 22S85 64 71 64C45 64 44 22 24 22 14 22 9 29 9 36s5 14 15 14c22 0 34-30 58-30" />
      <path d="m93 25 7 3m6 3 6 3" />
    </>
  ),
}

export function LineDrawing({ name }: { name: DrawingName }) {
  return (
    <svg className={classes.drawing} viewBox="0 0 120 86" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
