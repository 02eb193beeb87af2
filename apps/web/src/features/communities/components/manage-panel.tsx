import { announce, editCommunity } from '@fairlead/contract/communities/communities.endpoints.ts'
import {
  COMMUNITY_NOTICE_MAX,
  type CommunityDetail,
} from '@fairlead/contract/communities/communities.schema.ts'
import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import { type FormEvent, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { communitiesText } from '../communities.text.ts'
import { useCommunityAction } from '../use-community-action.ts'
import { CommunityFields, isReady } from './community-fields.tsx'
import classes from './manage.module.css'
import { RequestList } from './request-list.tsx'

/** For those who look after it: who waits, what is announced, what it is called. */
export function ManagePanel({ community }: { community: CommunityDetail }) {
  return (
    <div className={classes.panel}>
      <RequestList munityId={community.munityId} />
      <NoticeForm community={community} />
      <EditForm community={community} />
    </div>
  )
}

function NoticeForm({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const [content, setContent] = useState(community.notice?.content ?? '')
  const length = graphemeLength(content.trim())
  const publish = useCommunityAction({
    act: () => call(announce, { munityId: community.munityId, content }, { silent: true }),
    said: ({ notice }) => t(notice ? 'form.published' : 'form.takenDown'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publish.mutate(undefined)
  }
  return (
    <Card>
      <form className={classes.section} onSubmit={submit}>
        <CountedField
          label={t('form.notice')}
          placeholder={t('form.noticePlaceholder')}
          value={content}
          onChange={setContent}
          length={length}
          max={COMMUNITY_NOTICE_MAX}
          error={explainFailure(publish.error, t('form.failed'))}
          multiline
        />
        <div className={classes.end}>
          <Button
            type="submit"
            variant="outlined"
            loading={publish.isPending}
            disabled={length > COMMUNITY_NOTICE_MAX || content === (community.notice?.content ?? '')}
          >
            {t('form.publish')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function EditForm({ community }: { community: CommunityDetail }) {
  const t = useText(communitiesText)
  const { name, intro, joinPolicy, isPublic } = community
  const [draft, setDraft] = useState({ name, intro, joinPolicy, isPublic })
  const save = useCommunityAction({
    act: () => call(editCommunity, { munityId: community.munityId, ...draft }, { silent: true }),
    said: () => t('form.saved'),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady(draft)) save.mutate(undefined)
  }
  return (
    <Card>
      <form className={classes.section} onSubmit={submit}>
        <h2>{t('form.edit')}</h2>
        <CommunityFields
          draft={draft}
          onChange={setDraft}
          error={explainFailure(save.error, t('form.failed'))}
        />
        <div className={classes.end}>
          <Button type="submit" loading={save.isPending} disabled={!isReady(draft)}>
            {t('form.save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
