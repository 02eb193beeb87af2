import { useLocation, useRouter } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { WayBack } from '../components/way-back.tsx'
import { noAccessWords } from '../no-access.ts'
import { wayBackText } from '../way-back/way-back.text.ts'

export function NoAccessScreen() {
  const t = useText(wayBackText)
  const { history } = useRouter()
  const { pathname, search } = useLocation()
  const { title, intro, hasBack } = noAccessWords(pathname, search as Record<string, string>)
  const back = hasBack && (
    <Button variant="outlined" onClick={() => history.back()}>
      {t('back')}
    </Button>
  )
  return (
    <WayBack
      drawing="lighthouse"
      title={t(`title.${title}`)}
      intro={intro && t(`intro.${intro}`)}
      action={back}
    />
  )
}
