import classes from './dot.module.css'

/** Between two facts on a line. Drawn, because Chinese fonts make the character as wide as a word. */
export function Dot() {
  return <span className={classes.dot} aria-hidden />
}
