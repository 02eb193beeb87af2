import classes from './tag.module.css'

/** A small stamp of one character, like the one on a painting; `label` says what it stands for. */
export function Seal({ character, label }: { character: string; label: string }) {
  return (
    <span className={classes.seal} role="img" aria-label={label} title={label} lang="zh">
      {character}
    </span>
  )
}
