import type { CommunityPerson } from '@fairlead/contract/communities/communities.schema.ts'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isBuilt } from '../../../platform/routing/built-routes.ts'
import { Tag } from '../../../ui/tag/tag.tsx'
import { communitiesText } from '../communities.text.ts'
import classes from './person-row.module.css'

const PERSON_PATH = '/user'

/** A name that leads to the person's page, with the word mentor or teaching assistant where it belongs. */
export function PersonName({ person }: { person: CommunityPerson }) {
  const t = useText(communitiesText)
  return (
    <>
      {isBuilt(PERSON_PATH) ? (
        <Link to={PERSON_PATH} search={{ studentId: person.studentId }} className={classes.link}>
          {person.displayName}
        </Link>
      ) : (
        <b className={classes.link}>{person.displayName}</b>
      )}
      {person.isMentor === 1 && <Tag tone="amber">{t('members.mentor')}</Tag>}
      {person.isMentor === 3 && <Tag tone="quiet">{t('members.assistant')}</Tag>}
    </>
  )
}
