import type { Identity } from '@fairlead/contract/enterprises/enterprises.schema.ts'
import { useRouter } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { enterprisesText } from '../enterprises.text.ts'
import { switchAddress } from '../switch-address.ts'
import classes from './identity-page.module.css'
import { IdentityPage } from './identity-page.tsx'
import { IdentityRow } from './identity-row.tsx'

interface ChooseIdentityProps {
  identities: readonly Identity[]
  /** The link named one that is not the person's. */
  isUnknown: boolean
  goOn: string
}

export function ChooseIdentity({ identities, isUnknown, goOn }: ChooseIdentityProps) {
  const t = useText(enterprisesText)
  const router = useRouter()
  const choose = (enterpriseUserId: number) =>
    void router.navigate({ href: switchAddress(enterpriseUserId, goOn), state: { isChosen: true } })
  return (
    <IdentityPage
      title={t('verify.chooseTitle')}
      intro={t(isUnknown ? 'verify.unknown' : 'verify.chooseText')}
    >
      <div className={classes.choices}>
        {identities.map((identity) => (
          <button
            type="button"
            key={identity.enterpriseUserId}
            className={classes.choice}
            onClick={() => choose(identity.enterpriseUserId)}
          >
            <IdentityRow identity={identity} />
          </button>
        ))}
      </div>
    </IdentityPage>
  )
}
