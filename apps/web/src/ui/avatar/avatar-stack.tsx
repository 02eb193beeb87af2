import classes from './avatar.module.css'
import { Avatar } from './avatar.tsx'

interface AvatarStackProps {
  people: readonly { id: number; name: string; src: string }[]
  /** Everybody there is, of whom `people` are the first. */
  total: number
  shown?: number
  /** Read aloud where the names are not written beside it. */
  label?: string
}

export function AvatarStack({ people, total, shown = 3, label }: AvatarStackProps) {
  const visible = people.slice(0, shown)
  const rest = total - visible.length
  if (visible.length === 0) return null
  return (
    <span
      className={classes.stack}
      {...(label ? { role: 'img', 'aria-label': label, title: label } : { 'aria-hidden': true })}
    >
      {visible.map((person) => (
        <Avatar key={person.id} name={person.name} src={person.src} size="small" />
      ))}
      {rest > 0 && <span className={classes.rest}>+{rest > 99 ? 99 : rest}</span>}
    </span>
  )
}
