import { languageToWire } from '@fairlead/contract/primitives/language.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { currentSession } from '../../platform/session/session.ts'
import type { RecordFilter } from './records.queries.ts'

/** Saves what the server sends as a file on this device. */
export const exportRecord = async (format: 'csv' | 'json', what: RecordFilter | 'own'): Promise<void> => {
  const given = Object.entries(what === 'own' ? { own: '1' } : what).filter(
    ([, value]) => value !== undefined,
  )
  const query = new URLSearchParams([
    ['format', format],
    ...given.map(([name, value]) => [name, String(value)]),
  ])
  const answer = await fetch(`/v1/xapi/export?${query}`, {
    headers: { token: currentSession()?.token ?? '', lang: languageToWire(currentLanguage()) },
  })
  if (!answer.ok) throw new Error(`the export answered ${answer.status}`)
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `fairlead-record.${format}`
  link.click()
  URL.revokeObjectURL(address)
}
