import { useLanguage } from '../../platform/i18n/language.ts'
import classes from './language-switch.module.css'

interface LanguageSwitchProps {
  label: string
  /** What the two languages are called here. */
  names: { zh: string; en: string }
}

export function LanguageSwitch({ label, names }: LanguageSwitchProps) {
  const { language, setLanguage } = useLanguage()
  return (
    <button
      type="button"
      className={classes.switch}
      // The visible letters come first, so that one can also say them to press it.
      aria-label={`${names.zh} / ${names.en} ${label}`}
      onClick={() => void setLanguage(language === 'zh' ? 'en' : 'zh')}
    >
      <span data-current={language === 'zh'}>{names.zh}</span>
      <span aria-hidden>/</span>
      <span data-current={language === 'en'}>{names.en}</span>
    </button>
  )
}
