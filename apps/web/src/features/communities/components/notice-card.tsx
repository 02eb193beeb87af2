import type { CommunityDetail } from '@fairlead/contract/communities/communities.schema.ts'
import IconSpeakerphone from '@tabler/icons-react/dist/esm/icons/IconSpeakerphone.mjs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Card } from '../../../ui/card/card.tsx'
import { announcementsQuery } from '../communities.queries.ts'
import { communitiesText } from '../communities.text.ts'
import classes from './community-rail.module.css'

/** What everyone here should know now, and what they should have known before. */
export function NoticeCard({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const [showsEarlier, setShowsEarlier] = useState(false)
  const { notice, munityId } = community
  if (!notice) return null
  return (
    <Card className={classes.card} aria-labelledby="community-notice">
      <h2 id="community-notice" className={classes.title}>
        <IconSpeakerphone size={18} />
        {t('notice.title')}
      </h2>
      <Said notice={notice} />
      {showsEarlier && <Earlier munityId={munityId} current={notice.id} />}
      <button type="button" className={classes.more} onClick={() => setShowsEarlier(!showsEarlier)}>
        {t(showsEarlier ? 'notice.hide' : 'notice.earlier')}
      </button>
    </Card>
  )
}

function Said({ notice }: { notice: NonNullable<CommunityDetail['notice']> }) {
  const t = useText(communitiesText)
  const { language } = useLanguage()
  return (
    <div className={classes.said}>
      <p className={classes.text}>{notice.content}</p>
      <p className={classes.by}>
        {t('notice.by', {
          name: notice.author?.displayName ?? '',
          time: formatRelativeTime(notice.addTime, language),
        })}
      </p>
    </div>
  )
}

function Earlier({ munityId, current }: { munityId: number; current: number }) {
  const t = useText(communitiesText)
  const { data, isPending } = useQuery(announcementsQuery(munityId))
  const earlier = data?.items.filter(({ id }) => id !== current) ?? []
  if (isPending) return null
  if (earlier.length === 0) return <p className={classes.by}>{t('notice.none')}</p>
  return earlier.map((notice) => <Said key={notice.id} notice={notice} />)
}
