import classes from './sea.module.css'

/** The same sun and sea, wide and low, as the ground of a greeting. */
export function Horizon() {
  return (
    <svg
      className={classes.sea}
      viewBox="0 0 1200 152"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <rect width="1200" height="152" fill="#0b3c4c" />
      <circle cx="1064" cy="26" r="160" fill="#0e4a5a" />
      <circle cx="1064" cy="26" r="96" fill="#136174" />
      <circle cx="1064" cy="26" r="42" fill="#f0a02b" />
      <path d="M360 152C560 104 680 152 820 114s210-6 400-46v84z" fill="#0f5a6b" />
      <path d="M520 152c150-40 230 4 370-20s180-2 330-30v50z" fill="#6fb3bd" />
      <path d="M660 152c130-20 220 4 330-8s130 0 230-12v20z" fill="#e9f4f5" />
    </svg>
  )
}
