import { type FormEvent, useId, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { workplaceText } from '../workplace.text.ts'
import classes from './lander.module.css'

/** Asks for the company where an address does not name it; a list of names would tell strangers who our customers are. */
export function CompanyForm({ onChoose }: { onChoose: (company: string) => void }) {
  const t = useText(workplaceText)
  const [company, setCompany] = useState('')
  const fieldId = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (company.trim()) onChoose(company.trim())
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <h1>{t('lander.companyTitle')}</h1>
      <p className={classes.intro}>{t('lander.companyIntro')}</p>
      <label htmlFor={fieldId}>{t('lander.companyLabel')}</label>
      <TextField
        id={fieldId}
        value={company}
        autoComplete="organization"
        autoCapitalize="none"
        onChange={({ target }) => setCompany(target.value)}
      />
      <Button type="submit" size="large" fullWidth disabled={company.trim() === ''}>
        {t('lander.companyGo')}
      </Button>
    </form>
  )
}
