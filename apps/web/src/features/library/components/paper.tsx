import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LanguageSwitch } from '../../../ui/language/language-switch.tsx'
import { libraryText } from '../library.text.ts'
import classes from './paper.module.css'

/** A sheet of A4 on screen, and nothing but the sheet on paper. */
export function Paper({ children, link }: { children: ReactNode; link: string }) {
  const t = useText(libraryText)
  return (
    <div className={classes.desk}>
      <div className={classes.bar}>
        <LanguageSwitch label={t('language.label')} names={{ zh: t('language.zh'), en: t('language.en') }} />
        <Button onClick={() => window.print()}>
          <IconPrinter size={18} aria-hidden />
          {t('print.print')}
        </Button>
      </div>
      <div className={classes.sheet}>
        {children}
        <footer className={classes.foot}>
          {t('print.from')} · {link}
        </footer>
      </div>
    </div>
  )
}
