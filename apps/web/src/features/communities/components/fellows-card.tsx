import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { classmatesQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import classes from './community-rail.module.css'
import { PersonRow } from './person-row.tsx'

const SHOWN = 4

/** A few of the people one learns with, beside a feed. */
export function FellowsCard() {
  const t = useText(communitiesText)
  const { data } = useQuery(classmatesQuery())
  if (!data || data.items.length === 0) return null
  return (
    <Card className={classes.card} aria-labelledby="fellows">
      <h2 id="fellows">{t('classmates.title')}</h2>
      <div>
        {data.items.slice(0, SHOWN).map((person) => (
          <PersonRow key={person.enterpriseUserId} person={person} />
        ))}
      </div>
      <Link to="/myClassmate" className={classes.all}>
        {t('classmates.all')}
      </Link>
    </Card>
  )
}
