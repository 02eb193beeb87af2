import { useRouter } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { enterprisesText } from '../enterprises.text.ts'
import { IdentityPage } from './identity-page.tsx'
import { IdentityPair, type IdentityPairProps } from './identity-pair.tsx'

export function OfferSwitch({ wanted, current }: IdentityPairProps) {
  const t = useText(enterprisesText)
  const router = useRouter()
  const names = { name: wanted.enterpriseName, current: current?.enterpriseName ?? '' }
  const choose = () =>
    void router.navigate({
      href: router.state.location.href,
      state: { isChosen: true },
      replace: true,
    })
  return (
    <IdentityPage
      title={t('verify.title')}
      intro={t('verify.text', names)}
      actions={
        <>
          <ButtonLink to="/campus" variant="outlined" size="large">
            {t('verify.stay', { name: names.current })}
          </ButtonLink>
          <Button size="large" onClick={choose}>
            {t('verify.go')}
          </Button>
        </>
      }
    >
      <IdentityPair wanted={wanted} current={current} />
    </IdentityPage>
  )
}
