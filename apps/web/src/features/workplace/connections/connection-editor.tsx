import type { InputOf } from '@fairlead/contract/endpoint.ts'
import { saveConnection } from '@fairlead/contract/workplace/connections.endpoints.ts'
import type { Connection, ConnectionKind } from '@fairlead/contract/workplace/connections.schema.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { SelectField } from '../../../ui/select/select-field.tsx'
import classes from './connections.module.css'
import { connectionsQuery } from './connections.queries.ts'
import { connectionsText } from './connections.text.ts'

const kinds: readonly ConnectionKind[] = [
  'feishu',
  'wecom',
  'dingtalk',
  'dingtalk_third',
  'oidc',
  'sso',
  'zhiniao',
  'bmw_sf_learning',
]

interface ConnectionEditorProps {
  /** The one to change; absent for a new one. */
  connection: Connection | undefined
  onClose: () => void
}

type Draft = Required<Omit<InputOf<typeof saveConnection>, 'connectionId' | 'enterpriseId'>> & {
  enterpriseId: string
}

const draftOf = (connection: Connection | undefined): Draft => ({
  enterpriseId: connection ? String(connection.enterpriseId) : '',
  kind: connection?.kind ?? 'feishu',
  tenantKey: connection?.tenantKey ?? '',
  appId: connection?.appId ?? '',
  secret: '',
  address: connection?.address ?? '',
  appDetail: connection?.appDetail ?? '',
  trustsPhones: connection?.trustsPhones ?? false,
  enabled: connection?.enabled ?? true,
})

export function ConnectionEditor({ connection, onClose }: ConnectionEditorProps) {
  const t = useText(connectionsText)
  const queries = useQueryClient()
  const { data } = useQuery(connectionsQuery())
  const [draft, setDraft] = useState(() => draftOf(connection))
  const options = (data?.enterprises ?? []).map(({ enterpriseId, name }) => ({
    value: String(enterpriseId),
    label: name,
  }))
  const enterpriseId = draft.enterpriseId || (options[0]?.value ?? '')
  const save = useMutation({
    mutationFn: () =>
      call(saveConnection, {
        ...draft,
        secret: draft.secret || undefined,
        enterpriseId: Number(enterpriseId),
        connectionId: connection?.connectionId,
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: connectionsQuery().queryKey })
      void queries.invalidateQueries({ queryKey: ['console', 'audit'] })
      showToast(t('saved'))
      onClose()
    },
  })
  const lines = [
    { name: 'tenantKey', hint: t('tenantKeyHint') },
    { name: 'appId', hint: undefined },
    { name: 'secret', hint: t(connection ? 'secretKept' : 'secretHint') },
    { name: 'address', hint: t('addressHint') },
    { name: 'appDetail', hint: t('appDetailHint') },
  ] as const
  const isWhole = enterpriseId && draft.tenantKey.trim() && draft.appId.trim() && (connection || draft.secret)
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t(connection ? 'editTitle' : 'newTitle')}
      closeLabel={t('close')}
      footer={
        <Button fullWidth disabled={!isWhole} loading={save.isPending} onClick={() => save.mutate()}>
          {t('save')}
        </Button>
      }
    >
      <div className={classes.editor}>
        <SelectField
          label={t('enterprise')}
          value={enterpriseId}
          options={options}
          onChange={(chosen) => setDraft({ ...draft, enterpriseId: chosen })}
        />
        <SelectField
          label={t('kind')}
          value={draft.kind}
          options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          onChange={(kind) => setDraft({ ...draft, kind })}
        />
        {lines.map(({ name, hint }) => (
          <Labelled key={name} label={t(name)} hint={hint}>
            {(id) => (
              <TextField
                id={id}
                type={name === 'secret' ? 'password' : 'text'}
                autoComplete="off"
                maxLength={500}
                value={draft[name]}
                onChange={({ currentTarget }) => setDraft({ ...draft, [name]: currentTarget.value })}
              />
            )}
          </Labelled>
        ))}
        <div>
          {(['trustsPhones', 'enabled'] as const).map((name) => (
            <Check
              key={name}
              label={t(name)}
              hint={name === 'trustsPhones' ? t('trustsPhonesHint') : undefined}
              checked={draft[name]}
              onChange={(checked) => setDraft({ ...draft, [name]: checked })}
            />
          ))}
        </div>
      </div>
    </Drawer>
  )
}
