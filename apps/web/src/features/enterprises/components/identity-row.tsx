import type { Identity } from '@fairlead/contract/enterprises/enterprises.schema.ts'
import IconBuilding from '@tabler/icons-react/dist/esm/icons/IconBuilding.mjs'
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs'
import { useText } from '../../../platform/i18n/use-text.ts'
import { enterprisesText } from '../enterprises.text.ts'
import classes from './identity-row.module.css'

/** Which enterprise, and as what: the words of one line in the menu and on the page. */
export function IdentityRow({ identity }: { identity: Identity }) {
  const t = useText(enterprisesText)
  const { isPersonal, enterpriseName, department, position } = identity
  const Icon = isPersonal ? IconUser : IconBuilding
  const role = [department, position].filter(Boolean).join(' | ')
  return (
    <span className={classes.row}>
      <span className={classes.icon} data-personal={isPersonal}>
        <Icon size={18} />
      </span>
      <span className={classes.words}>
        <span className={classes.name}>{enterpriseName}</span>
        <span className={classes.role}>
          {t(isPersonal ? 'identities.personal' : 'identities.business')}
          {role && ` · ${role}`}
        </span>
      </span>
    </span>
  )
}
