import { useEffect, useRef } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { enterprisesText } from '../enterprises.text.ts'
import { useSwitchIdentity } from '../use-switch-identity.ts'
import { IdentityPage } from './identity-page.tsx'
import { IdentityPair, type IdentityPairProps } from './identity-pair.tsx'

/** Switches as soon as it is there. The new identity's list then says that it is in use, and the page goes on. */
export function Switching({ wanted, current }: IdentityPairProps) {
  const t = useText(enterprisesText)
  const { mutate, isError, isPending } = useSwitchIdentity()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    mutate(wanted.enterpriseUserId)
  }, [mutate, wanted.enterpriseUserId])
  if (isError && !isPending)
    return (
      <IdentityPage
        title={t('verify.failed', { name: current?.enterpriseName ?? '' })}
        actions={
          <>
            <ButtonLink to="/campus" variant="outlined" size="large">
              {t('verify.stay', { name: current?.enterpriseName ?? '' })}
            </ButtonLink>
            <Button size="large" onClick={() => mutate(wanted.enterpriseUserId)}>
              {t('verify.retry')}
            </Button>
          </>
        }
      />
    )
  return (
    <IdentityPage title={t('verify.switching', { name: wanted.enterpriseName })}>
      <IdentityPair wanted={wanted} current={current} />
    </IdentityPage>
  )
}
