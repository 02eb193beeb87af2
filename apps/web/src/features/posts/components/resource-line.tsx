import type { ResourceCard } from '@fairlead/contract/posts/resources.schema.ts'
import { currentSuite } from '../../../platform/environment/suite.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { isBuilt } from '../../../platform/routing/built-routes.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Cover } from '../../../ui/cover/cover.tsx'
import { postsText } from '../posts.text.ts'
import { addressOf, kindOf } from '../resource-links.ts'
import classes from './post-body.module.css'

/** A resource as one line with its cover; a link as soon as its page exists. */
export function ResourceLine({ card }: { card: ResourceCard }) {
  const t = useText(postsText)
  const opensInPlace = (useSession()?.userInfo.opensInPlace ?? false) || currentSuite() !== undefined
  const { label, tint, path } = kindOf(card)
  const content = (
    <>
      <span className={classes.thumb}>
        <Cover seed={`${card.kind}:${card.id}`} tint={tint} />
      </span>
      <span className={classes.resourceText}>
        <span className={classes.kind}>{t(label)}</span>
        <b>{card.title}</b>
      </span>
      {card.minutes !== undefined && (
        <span className={classes.minutes}>{t('post.minutes', { count: card.minutes })}</span>
      )}
    </>
  )
  const address = addressOf(card)
  if (!address || !path || !isBuilt(path)) return <div className={classes.resource}>{content}</div>
  return (
    <a
      className={classes.resource}
      href={address}
      {...(opensInPlace ? {} : { target: '_blank', rel: 'noreferrer' })}
    >
      {content}
    </a>
  )
}
