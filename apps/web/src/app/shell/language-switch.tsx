import { useLanguage } from '../../platform/i18n/language.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import classes from './language-switch.module.css'
import { shellText } from './shell.text.ts'

export function LanguageSwitch() {
  const t = useText(shellText)
  const { language, setLanguage } = useLanguage()
  const other = language === 'zh' ? 'en' : 'zh'
  return (
    <button
      type="button"
      className={classes.switch}
      aria-label={t('language.change')}
      onClick={() => void setLanguage(other)}
    >
      <span data-current={language === 'zh'}>{t('language.zh')}</span>
      <span className={classes.slash} aria-hidden />
      <span data-current={language === 'en'}>{t('language.en')}</span>
    </button>
  )
}
