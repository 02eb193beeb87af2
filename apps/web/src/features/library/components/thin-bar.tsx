import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { LanguageSwitch } from '../../../ui/language/language-switch.tsx'
import { libraryText } from '../library.text.ts'
import classes from './thin-bar.module.css'

interface ThinBarProps {
  /** A small line above the title: the course, the kind. */
  place: string
  title: string
  percent: number
  actions?: ReactNode
  /** Without a way back when somebody else's page is around it. */
  isEmbedded?: boolean
}

/** The bar of a page made for reading: where one is, how far, and little else. */
export function ThinBar({ place, title, percent, actions, isEmbedded = false }: ThinBarProps) {
  const t = useText(libraryText)
  const { history } = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  const goBack = () => (canGoBack ? history.back() : void navigate({ to: '/learn' }))
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        {!isEmbedded && (
          <IconButton label={t('lesson.back')} onClick={goBack}>
            <IconChevronLeft size={22} />
          </IconButton>
        )}
        <div className={classes.names}>
          <span className={classes.place}>{place}</span>
          <h1 className={classes.title}>{title}</h1>
        </div>
        <span className={classes.language}>
          <LanguageSwitch
            label={t('language.label')}
            names={{ zh: t('language.zh'), en: t('language.en') }}
          />
        </span>
        {actions}
      </div>
      <div
        className={classes.line}
        role="progressbar"
        aria-label={t('lesson.progressLabel')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <i style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </header>
  )
}
