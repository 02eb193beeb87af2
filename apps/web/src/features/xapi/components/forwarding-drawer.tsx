import { addForwarding } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { recordsText } from '../records.text.ts'
import classes from './records.module.css'

const fields = ['endpoint', 'key', 'secret'] as const
const nothing = { endpoint: '', key: '', secret: '' }

interface ForwardingDrawerProps {
  enterpriseId: number
  onClose: () => void
}

export function ForwardingDrawer({ enterpriseId, onClose }: ForwardingDrawerProps) {
  const t = useText(recordsText)
  const queries = useQueryClient()
  const [given, setGiven] = useState(nothing)
  const [includesPast, setIncludesPast] = useState(false)
  const add = useMutation({
    mutationFn: () => call(addForwarding, { ...given, enterpriseId, includesPast }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['records', 'forwardings'] })
      onClose()
    },
  })
  const isWhole = /^https?:\/\/\S+$/.test(given.endpoint.trim()) && given.key !== '' && given.secret !== ''
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t('forwarding.add')}
      closeLabel={t('close')}
      footer={
        <Button fullWidth disabled={!isWhole} loading={add.isPending} onClick={() => add.mutate()}>
          {t('forwarding.save')}
        </Button>
      }
    >
      <div className={classes.form}>
        {fields.map((field) => (
          <Labelled
            key={field}
            label={t(`forwarding.${field}`)}
            {...(field === 'endpoint' ? { hint: t('forwarding.endpointHint') } : {})}
          >
            {(id) => (
              <TextField
                id={id}
                type={field === 'secret' ? 'password' : 'text'}
                autoComplete="off"
                value={given[field]}
                maxLength={500}
                onChange={({ currentTarget }) => setGiven({ ...given, [field]: currentTarget.value })}
              />
            )}
          </Labelled>
        ))}
        <Check label={t('forwarding.past')} checked={includesPast} onChange={setIncludesPast} />
      </div>
    </Drawer>
  )
}
