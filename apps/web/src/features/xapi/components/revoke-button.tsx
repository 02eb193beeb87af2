import { revokeCredential } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type { Credential } from '@fairlead/contract/xapi/xapi.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { recordsText } from '../records.text.ts'

interface RevokeButtonProps {
  credential: Credential
  enterpriseId: number | undefined
}

export function RevokeButton({ credential, enterpriseId }: RevokeButtonProps) {
  const t = useText(recordsText)
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { credentialId, label } = credential
  const revoke = useMutation({
    mutationFn: () => call(revokeCredential, { credentialId, enterpriseId }),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['records', 'credentials'] }),
  })
  return (
    <>
      <Button variant="outlined" size="small" loading={revoke.isPending} onClick={() => setAsking(true)}>
        {t('keys.revoke')}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('keys.revokeAsk', { name: label })}
        actions={
          <>
            <Button variant="outlined" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              onClick={() => {
                setAsking(false)
                revoke.mutate()
              }}
            >
              {t('keys.revoke')}
            </Button>
          </>
        }
      >
        {t('keys.revokeText')}
      </Dialog>
    </>
  )
}
