import IconGift from '@tabler/icons-react/dist/esm/icons/IconGift.mjs'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { formatDateTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { PageHead } from '../../../ui/page/page-head.tsx'
import classes from '../components/membership-page.module.css'
import { useRedeemCard } from '../membership.queries.ts'
import { membershipText } from '../membership.text.ts'

/** A code typed in and used at once. What was wrong with it stands below the field, and the code stays. */
export function GrowUpCodeExchangeScreen() {
  const t = useText(membershipText)
  const id = useId()
  const { language } = useLanguage()
  const { search } = useLocation()
  const [code, setCode] = useState((search as Record<string, string>).code ?? '')
  const [isEmpty, setEmpty] = useState(false)
  const { mutate, data, error, isPending, reset } = useRedeemCard({ silent: true })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(code.trim() === '')
    if (code.trim() !== '') mutate(code)
  }
  const again = () => {
    setCode('')
    reset()
  }
  const problem = isEmpty ? t('exchange.empty') : explainFailure(error, t('exchange.unreachable'))

  return (
    <div className={`${classes.page} ${classes.narrow}`}>
      <PageHead title={t('exchange.title')} intro={t('exchange.lead')} />
      <Card>
        {data ? (
          <div className={classes.done} role="status">
            <span className={classes.seal}>
              <IconGift size={34} />
            </span>
            <strong>{t('exchange.doneTitle', { count: data.card.days })}</strong>
            <p>{t('exchange.doneText', { when: formatDateTime(data.endsAt, language) })}</p>
            <div className={classes.actions}>
              <Button variant="outlined" onClick={again}>
                {t('exchange.another')}
              </Button>
              <ButtonLink to="/member">{t('card.toMembership')}</ButtonLink>
            </div>
          </div>
        ) : (
          <form className={classes.form} onSubmit={submit} noValidate>
            <div className={classes.field}>
              <label htmlFor={id}>{t('exchange.label')}</label>
              <TextField
                id={id}
                value={code}
                onChange={(event) => {
                  setCode(event.target.value)
                  setEmpty(false)
                  if (error) reset()
                }}
                placeholder={t('exchange.example')}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                error={problem}
              />
            </div>
            <Button type="submit" size="large" loading={isPending}>
              {t('exchange.submit')}
            </Button>
          </form>
        )}
      </Card>
    </div>
  )
}
