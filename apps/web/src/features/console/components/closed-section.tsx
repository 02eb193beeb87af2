import { useText } from '../../../platform/i18n/use-text.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { consoleText } from '../console.text.ts'

export function ClosedSection() {
  const t = useText(consoleText)
  return (
    <Card>
      <EmptyState drawing="lighthouse" action={<ButtonLink to="/campus">{t('leave')}</ButtonLink>}>
        <strong>{t('closed.title')}</strong>
        <br />
        {t('closed.text')}
      </EmptyState>
    </Card>
  )
}
