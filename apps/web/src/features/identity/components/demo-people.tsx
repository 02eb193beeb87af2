import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { demoPeopleQuery } from '../identity.queries.ts'
import { identityText } from '../identity.text.ts'
import { useSignIn } from '../use-sign-in.ts'
import classes from './login.module.css'

const FIRST_SHOWN = 3

/** The cast of the demo: one click and you are one of them. Nothing outside demo mode. */
export function DemoPeople() {
  const t = useText(identityText)
  const { data } = useQuery(demoPeopleQuery())
  const signIn = useSignIn()
  const [showsAll, setShowsAll] = useState(false)
  if (!data || data.items.length === 0) return null
  const people = showsAll ? data.items : data.items.slice(0, FIRST_SHOWN)
  const failure = explainFailure(signIn.error, t('login.failed'))
  return (
    <section className={classes.demo} aria-labelledby="demo-people">
      <h2 id="demo-people" className={classes.demoTitle}>
        {t('login.demoTitle')}
      </h2>
      <ul className={classes.people}>
        {people.map(({ login, name, avatar, shows }) => (
          <li key={login}>
            <button
              type="button"
              className={classes.person}
              disabled={signIn.isPending}
              onClick={() => signIn.mutate({ account: login, password: data.password })}
            >
              <Avatar name={name} src={avatar} size="small" />
              <span className={classes.personText}>
                <span>{name}</span>
                <span className={classes.shows}>{shows}</span>
              </span>
              <IconArrowRight size={16} />
            </button>
          </li>
        ))}
      </ul>
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
      {people.length < data.items.length && (
        <button type="button" className={classes.more} onClick={() => setShowsAll(true)}>
          {t('login.demoMore', { count: data.items.length - people.length })}
        </button>
      )}
    </section>
  )
}
