import { Menu } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { identitiesQuery } from '../enterprises.queries.ts'
import { enterprisesText } from '../enterprises.text.ts'
import { switchAddress } from '../switch-address.ts'
import classes from './identity-menu.module.css'
import { IdentityRow } from './identity-row.tsx'

const HOME = '/campus'

/** Personal ⇄ Business, inside the menu of the person; nothing for who has only one identity. */
export function IdentityMenu() {
  const t = useText(enterprisesText)
  const router = useRouter()
  const { data, isPending, isError, refetch } = useQuery(identitiesQuery())
  if (isPending)
    return (
      <div className={classes.waiting}>
        <Skeleton height={34} isRound />
        <Skeleton height={28} width="60%" />
      </div>
    )
  if (isError)
    return (
      <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
        {t('identities.failed')} {t('identities.retry')}
      </Menu.Item>
    )
  if (data.items.length < 2) return null
  const switchTo = (enterpriseUserId: number) =>
    void router.navigate({ href: switchAddress(enterpriseUserId, HOME), state: { isChosen: true } })
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t('identities.label')}</Menu.Label>
      {data.items.map((identity) => (
        <Menu.Item
          key={identity.enterpriseUserId}
          aria-current={identity.isCurrent || undefined}
          rightSection={identity.isCurrent && <IconCheck size={16} aria-label={t('identities.current')} />}
          onClick={() => !identity.isCurrent && switchTo(identity.enterpriseUserId)}
        >
          <IdentityRow identity={identity} />
        </Menu.Item>
      ))}
    </>
  )
}
