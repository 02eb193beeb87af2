import type { CommunityCard as Card } from '@fairlead/contract/communities/communities.schema.ts'
import classes from './community-card.module.css'
import { CommunityCard } from './community-card.tsx'

export function CommunityList({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className={classes.list}>
      {cards.map((card) => (
        <li key={card.munityId}>
          <CommunityCard card={card} />
        </li>
      ))}
    </ul>
  )
}
