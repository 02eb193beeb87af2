import { suspendPerson } from '@fairlead/contract/console/people.endpoints.ts'
import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import classes from './people.module.css'
import { peopleText } from './people.text.ts'
import { usePersonChange } from './use-person-change.ts'

/** Shutting somebody out asks first; letting them in again does not. */
export function PersonAccess({ person }: { person: ManagedPerson }) {
  const t = useText(peopleText)
  const [asking, setAsking] = useState(false)
  const change = usePersonChange(suspendPerson, t('person.saved'))
  const { enterpriseUserId, isSuspended, name, abilities } = person
  if (!abilities.canSuspend) return null
  return (
    <section className={classes.part}>
      <h3>{t('person.access')}</h3>
      <div className={classes.actions}>
        {isSuspended && <p className={classes.quiet}>{t('person.suspendedNote')}</p>}
        <Button
          variant="outlined"
          loading={change.isPending}
          onClick={() =>
            isSuspended ? change.mutate({ enterpriseUserId, suspended: false }) : setAsking(true)
          }
        >
          {t(isSuspended ? 'person.reactivate' : 'person.suspend')}
        </Button>
      </div>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('person.suspendAsk', { name })}
        actions={
          <>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {t('person.cancel')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                change.mutate({ enterpriseUserId, suspended: true })
              }}
            >
              {t('person.suspend')}
            </Button>
          </>
        }
      >
        {t('person.suspendText')}
      </Dialog>
    </section>
  )
}
