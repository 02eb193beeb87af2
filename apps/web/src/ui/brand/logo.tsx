import classes from './logo.module.css'

const NAME = 'Fairlead'
const NAME_ZH = '领航'

/** A line through a ring: what a fairlead is. */
export function Logo({ onDark = false }: { onDark?: boolean }) {
  return (
    <span className={classes.logo} data-on-dark={onDark}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <circle className={classes.ring} cx="14" cy="14" r="10.5" />
        <path className={classes.line} d="M2 20C9 20 10 14 14 14s6-6 12-6" />
      </svg>
      {NAME}
      <span className={classes.chinese} lang="zh">
        {NAME_ZH}
      </span>
    </span>
  )
}
