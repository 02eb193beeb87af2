import classes from './sea.module.css'

/** The sun over the sea that greets people at the door. */
export function Sea() {
  return (
    <svg
      className={classes.sea}
      viewBox="0 0 740 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="740" height="900" fill="#0b3c4c" />
      <g>
        <circle cx="560" cy="250" r="240" fill="#0f4e5f" />
        <circle cx="560" cy="250" r="150" fill="#14667a" />
        <circle cx="560" cy="250" r="76" fill="#f0a02b" />
      </g>
      <path d="M-60 640C90 530 200 660 350 580s230-30 470-90v440H-60z" fill="#0f5a6b" />
      <path d="M-60 720C110 630 220 750 370 680s230-20 450-60v300H-60z" fill="#0a3342" />
    </svg>
  )
}
