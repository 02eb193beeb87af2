import { readAnonymousName } from '@fairlead/contract/posts/publishing.endpoints.ts'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import classes from './compose.module.css'
import { composeText } from './compose.text.ts'

interface AnonymousChoiceProps {
  isAnonymous: boolean
  onChange: (isAnonymous: boolean) => void
}

/** With or without one's name; who chooses without is told what others will see. */
export function AnonymousChoice({ isAnonymous, onChange }: AnonymousChoiceProps) {
  const t = useText(composeText)
  const { data } = useQuery({
    queryKey: ['posts', 'anonymous-name'],
    queryFn: ({ signal }) => call(readAnonymousName, {}, { signal, silent: true }),
    enabled: isAnonymous,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <label className={classes.anonymous}>
      <input
        type="checkbox"
        checked={isAnonymous}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <IconEyeOff size={18} />
      <span>
        {t('anonymous.label')}
        {isAnonymous && data && <small>{t('anonymous.hint', { name: data.displayName })}</small>}
      </span>
    </label>
  )
}
