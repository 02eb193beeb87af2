import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { useSession } from '../../../platform/session/session.ts'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { administeredQuery } from '../console.queries.ts'
import { consoleText } from '../console.text.ts'
import classes from './console-frame.module.css'

/** Whom the page is about, for those who look after more than one enterprise. */
export function EnterpriseChoice() {
  const t = useText(consoleText)
  const navigate = useNavigate()
  const userInfo = useSession()?.userInfo
  const chosen = useConsoleEnterpriseId() ?? userInfo?.enterpriseId
  const looksAfterPeople = userInfo?.abilities.console?.includes('people') ?? false
  const { data } = useQuery({ ...administeredQuery(), enabled: looksAfterPeople })
  if (!data || data.items.length < 2) return null
  return (
    <div className={classes.choice}>
      <SelectField
        label={t('enterprise')}
        value={String(chosen)}
        options={data.items.map(({ enterpriseId, name }) => ({ value: String(enterpriseId), label: name }))}
        onChange={(enterpriseId) => void navigate({ to: '.', search: { enterpriseId } })}
      />
    </div>
  )
}
