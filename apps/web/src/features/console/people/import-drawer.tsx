import { importPeople, previewImport } from '@fairlead/contract/console/people.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useConsoleEnterpriseId } from '../../../platform/routing/console-sections.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { ImportDone } from './import-done.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportSource } from './import-source.tsx'
import { forgetPeople } from './people.queries.ts'
import { peopleText } from './people.text.ts'

interface ImportDrawerProps {
  opened: boolean
  onClose: () => void
}

/** Three steps: the table, what would become of it, what became of it. */
export function ImportDrawer({ opened, onClose }: ImportDrawerProps) {
  const t = useText(peopleText)
  const queries = useQueryClient()
  const enterpriseId = useConsoleEnterpriseId()
  const [csv, setCsv] = useState('')
  const preview = useMutation({ mutationFn: () => call(previewImport, { csv, enterpriseId }) })
  const bring = useMutation({
    mutationFn: () => call(importPeople, { csv, enterpriseId }),
    onSuccess: () => forgetPeople(queries),
  })
  const startAgain = () => {
    preview.reset()
    bring.reset()
  }
  const close = () => {
    onClose()
    if (!bring.data) return
    startAgain()
    setCsv('')
  }
  const report = preview.data
  const footer = bring.data ? (
    <Button fullWidth onClick={close}>
      {t('import.done')}
    </Button>
  ) : report ? (
    report.good > 0 && (
      <Button fullWidth loading={bring.isPending} onClick={() => bring.mutate()}>
        {t('import.bring', { count: report.good })}
      </Button>
    )
  ) : (
    <Button
      fullWidth
      disabled={csv.trim() === ''}
      loading={preview.isPending}
      onClick={() => preview.mutate()}
    >
      {t('import.look')}
    </Button>
  )
  return (
    <Drawer opened={opened} onClose={close} title={t('import.title')} closeLabel={t('close')} footer={footer}>
      {bring.data ? (
        <ImportDone report={bring.data} />
      ) : report ? (
        <ImportPreview report={report} onBack={startAgain} />
      ) : (
        <ImportSource csv={csv} onChange={setCsv} />
      )}
    </Drawer>
  )
}
