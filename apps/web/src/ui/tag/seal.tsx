import classes from './tag.module.css'

/** A small red stamp with one character, as on a painting; `label` says what it stands for. */
export function Seal({ label }: { label: string }) {
  return <span className={classes.seal} role="img" aria-label={label} title={label} lang="zh" />
}
