import { CODE_LENGTH } from '@fairlead/contract/identity/identity.schema.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { identityText } from '../identity.text.ts'
import classes from './login.module.css'

interface CodeLineProps {
  value: string
  onChange: (code: string) => void
  error: string | undefined
  onAsk: () => void
  secondsLeft: number
  isSending: boolean
}

/** Six digits, and the button that sends them. */
export function CodeLine({ value, onChange, error, onAsk, secondsLeft, isSending }: CodeLineProps) {
  const t = useText(identityText)
  return (
    <div className={classes.codeLine}>
      <TextField
        className={classes.codeField}
        aria-label={t('login.codeField')}
        placeholder={t('login.codeField')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={CODE_LENGTH}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value.replaceAll(/\D/g, ''))}
        error={error}
      />
      <Button variant="outlined" size="large" loading={isSending} disabled={secondsLeft > 0} onClick={onAsk}>
        {secondsLeft > 0 ? t('login.getCodeAgain', { count: secondsLeft }) : t('login.getCode')}
      </Button>
    </div>
  )
}
