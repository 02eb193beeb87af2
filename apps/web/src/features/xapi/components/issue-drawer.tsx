import { issueCredential } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type { Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { Check } from '../../../ui/form/check.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { recordsText } from '../records.text.ts'
import { scopes as allScopes, scopeText } from '../scope-text.ts'
import classes from './records.module.css'

interface IssueDrawerProps {
  enterpriseId: number | undefined
  onClose: () => void
}

/** A new key; its secret is shown here and never again. */
export function IssueDrawer({ enterpriseId, onClose }: IssueDrawerProps) {
  const t = useText(recordsText)
  const queries = useQueryClient()
  const [label, setLabel] = useState('')
  const [scopes, setScopes] = useState<Scope[]>([])
  const issue = useMutation({
    mutationFn: () => call(issueCredential, { label: label.trim(), scopes, enterpriseId }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['records', 'credentials'] }),
  })
  const toggle = (scope: Scope, checked: boolean) =>
    setScopes(checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
  return (
    <Drawer
      opened
      onClose={onClose}
      title={t(issue.data ? 'keys.issued' : 'keys.issue')}
      closeLabel={t('close')}
      footer={
        issue.data ? (
          <Button fullWidth onClick={onClose}>
            {t('keys.done')}
          </Button>
        ) : (
          <Button
            fullWidth
            disabled={label.trim() === '' || scopes.length === 0}
            loading={issue.isPending}
            onClick={() => issue.mutate()}
          >
            {t('keys.issue')}
          </Button>
        )
      }
    >
      {issue.data ? (
        <div className={classes.form} role="status">
          <p className={classes.quiet}>{t('keys.once')}</p>
          <Secret name={t('keys.key')} value={issue.data.credential.key} />
          <Secret name={t('keys.secret')} value={issue.data.secret} />
        </div>
      ) : (
        <div className={classes.form}>
          <Labelled label={t('keys.label')} hint={t('keys.labelHint')}>
            {(id) => (
              <TextField
                id={id}
                value={label}
                maxLength={100}
                onChange={({ currentTarget }) => setLabel(currentTarget.value)}
              />
            )}
          </Labelled>
          <fieldset style={{ border: 0, margin: 0, padding: 0 }}>
            <legend className={classes.quiet}>{t('keys.scopes')}</legend>
            {allScopes.map((scope) => (
              <Check
                key={scope}
                label={t(scopeText[scope])}
                checked={scopes.includes(scope)}
                onChange={(checked) => toggle(scope, checked)}
              />
            ))}
          </fieldset>
        </div>
      )}
    </Drawer>
  )
}

function Secret({ name, value }: { name: string; value: string }) {
  const t = useText(recordsText)
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    showToast(t('keys.copied'))
  }
  return (
    <div>
      <p className={classes.quiet}>{name}</p>
      <div className={classes.secret}>
        <code>{value}</code>
        <IconButton label={t('keys.copy', { name })} onClick={() => void copy()}>
          <IconCopy size={18} />
        </IconButton>
      </div>
    </div>
  )
}
