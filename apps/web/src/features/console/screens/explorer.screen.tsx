import type { RecordEntry } from '@fairlead/contract/xapi/explorer.schema.ts'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'

import {
  ExportButtons,
  RecordList,
  recordQuery,
  recordsText,
  Timeline,
  timelineQuery,
} from '../../xapi/public.ts'
import classes from '../records/explorer.module.css'
import { PersonChoice } from '../records/person-choice.tsx'

const periods = { always: undefined, week: 7, month: 30 } as const
type Period = keyof typeof periods
interface Named<Id> {
  id: Id
  name: string
}

const sinceOf = (period: Period): string | undefined => {
  const days = periods[period]
  return days && new Date(new Date().setHours(0, 0, 0, 0) - days * 86_400_000).toISOString()
}

/** The record of an enterprise, to look into. */
export function ExplorerScreen() {
  const t = useText(recordsText)
  const { language } = useLanguage()
  const enterpriseId = useConsoleEnterpriseId()
  const [person, setPerson] = useState<Named<number>>()
  const [activity, setActivity] = useState<Named<string>>()
  const [verb, setVerb] = useState('')
  const [period, setPeriod] = useState<Period>('always')
  const filter = {
    enterpriseId,
    enterpriseUserId: person?.id,
    verb: verb || undefined,
    activity: activity?.id,
    since: sinceOf(period),
  }
  const pages = useInfiniteQuery({ ...recordQuery(filter), placeholderData: (before) => before })
  const timeline = useQuery({ ...timelineQuery(filter), placeholderData: (before) => before })
  const clear = () => {
    setPerson(undefined)
    setActivity(undefined)
    setVerb('')
    setPeriod('always')
  }
  const alike = ({ enterpriseUserId, personName, activity: iri, activityName }: RecordEntry) => (
    <>
      {enterpriseUserId !== null && enterpriseUserId !== person?.id && (
        <button
          type="button"
          className={classes.only}
          onClick={() => setPerson({ id: enterpriseUserId, name: personName })}
        >
          {t('explorer.onlyPerson', { name: personName })}
        </button>
      )}
      {iri !== '' && iri !== activity?.id && (
        <button
          type="button"
          className={classes.only}
          onClick={() => setActivity({ id: iri, name: activityName })}
        >
          {t('explorer.onlyActivity', { name: activityName })}
        </button>
      )}
    </>
  )
  return (
    <>
      <PageHead
        title={t('explorer.title')}
        intro={t('explorer.intro')}
        action={<ExportButtons what={filter} />}
      />
      <div className={classes.filters}>
        <PersonChoice enterpriseId={enterpriseId} onChoose={setPerson} />
        <SelectField
          label={t('explorer.verb')}
          value={verb}
          options={[
            { value: '', label: t('explorer.anything') },
            ...(timeline.data?.verbs ?? []).map((one) => ({ value: one.id, label: one[language] })),
          ]}
          onChange={setVerb}
        />
        <SelectField
          label={t('explorer.period')}
          value={period}
          options={(Object.keys(periods) as Period[]).map((value) => ({
            value,
            label: t(`explorer.${value}`),
          }))}
          onChange={setPeriod}
        />
      </div>
      {(person || activity) && (
        <div className={classes.chosen}>
          {person && <Chip name={person.name} onClear={() => setPerson(undefined)} />}
          {activity && <Chip name={activity.name} onClear={() => setActivity(undefined)} />}
        </div>
      )}
      {timeline.data && (
        <Card>
          <Timeline days={timeline.data.days} />
        </Card>
      )}
      <Card>
        <RecordList
          pages={pages}
          failed={t('explorer.failed')}
          empty={{
            text: t('explorer.empty'),
            action: (
              <Button variant="outlined" onClick={clear}>
                {t('explorer.clear')}
              </Button>
            ),
          }}
          more={alike}
        />
      </Card>
    </>
  )
}

function Chip({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <button type="button" className={classes.chip} onClick={onClear}>
      {name}
      <IconX size={16} />
    </button>
  )
}
