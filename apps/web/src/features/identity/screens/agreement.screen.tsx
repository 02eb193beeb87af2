import { useText } from '../../../platform/i18n/use-text.ts'
import { agreementText } from '../agreement/agreement.text.ts'
import { LegalDocument } from '../components/legal-document.tsx'

const sections = [
  'service',
  'account',
  'identities',
  'membership',
  'learning',
  'community',
  'anonymity',
  'yourContent',
  'ourContent',
  'endorsements',
  'camps',
  'suites',
  'availability',
  'ending',
  'liability',
  'changes',
  'law',
] as const

export function AgreementScreen() {
  const t = useText(agreementText)
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
