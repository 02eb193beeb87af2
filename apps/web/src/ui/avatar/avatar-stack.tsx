import classes from './avatar.module.css'
import { Avatar } from './avatar.tsx'

interface AvatarStackProps {
  people: readonly { id: number; name: string; src: string }[]
  /** Everybody there is, of whom `people` are the first. */
  total: number
  shown: number
  /** Who they are, where their names are not written beside it. */
  label?: string
}

const MOST_COUNTED = 99

export function AvatarStack({ people, total, shown, label }: AvatarStackProps) {
  const visible = people.slice(0, shown)
  const rest = total - visible.length
  if (visible.length === 0) return null
  const spoken = label
    ? ({ role: 'img', 'aria-label': label, title: label } as const)
    : { 'aria-hidden': true }
  return (
    <span className={classes.stack} {...spoken}>
      {visible.map((person) => (
        <Avatar key={person.id} name={person.name} seed={person.id} src={person.src} size="small" />
      ))}
      {rest > 0 && <span className={classes.rest}>+{Math.min(rest, MOST_COUNTED)}</span>}
    </span>
  )
}
