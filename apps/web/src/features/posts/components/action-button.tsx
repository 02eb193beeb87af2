import type { ReactNode } from 'react'
import { formatCount, formatFullCount } from '../../../platform/i18n/format.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Count } from '../../../ui/count/count.tsx'
import classes from './actions.module.css'

interface ActionButtonProps {
  label: string
  icon?: ReactNode
  /** Written out beside the icon; otherwise only read aloud. */
  showsLabel?: boolean
  count: number
  tone: 'aha' | 'like'
  isOn: boolean
  /** Why it cannot be used now; said on click instead of acting. */
  refusal: string | undefined
  onClick: () => void
}

export function ActionButton({
  label,
  icon,
  showsLabel,
  count,
  tone,
  isOn,
  refusal,
  onClick,
}: ActionButtonProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-tone={tone}
      aria-pressed={isOn}
      aria-disabled={refusal !== undefined}
      aria-label={showsLabel ? undefined : `${label} ${count > 0 ? formatCount(count) : ''}`.trim()}
      title={refusal}
      onClick={() => (refusal === undefined ? onClick() : refusal && showToast(refusal))}
    >
      {icon}
      {showsLabel && <span>{label}</span>}
      {/* A space that nobody sees, so that the name is read as two words. */ showsLabel && ' '}
      {count > 0 && (
        <Count
          value={count}
          text={formatCount(count)}
          title={count > 9999 ? formatFullCount(count) : undefined}
        />
      )}
    </button>
  )
}
