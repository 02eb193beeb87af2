import { useText } from '../../../platform/i18n/use-text.ts'
import { LegalDocument } from '../components/legal-document.tsx'
import { privacyText } from '../privacy/privacy.text.ts'

const sections = [
  'who',
  'what',
  'why',
  'basis',
  'seen',
  'anonymous',
  'device',
  'sharing',
  'place',
  'time',
  'safety',
  'rights',
  'cancelling',
  'minors',
  'changes',
  'contact',
] as const

export function PrivacyScreen() {
  const t = useText(privacyText)
  return (
    <LegalDocument
      title={t('title')}
      updated={t('updated')}
      lead={t('lead')}
      contents={t('contents')}
      sections={sections.map((id) => ({ id, heading: t(`${id}.heading`), body: t(`${id}.body`) }))}
    />
  )
}
