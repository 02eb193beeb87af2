import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { type ReactNode, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { isNamed, NameFields } from './name-fields.tsx'
import classes from './organization.module.css'
import { organizationText } from './organization.text.ts'

interface PartEditorProps {
  opened: boolean
  onClose: () => void
  title: string
  /** As it is now; empty names make a new one. */
  name: LocalizedText
  saving: boolean
  onSave: (name: LocalizedText) => void
  /** Only for one that is there. */
  removal?: { title: string; text: string; onRemove: () => void }
  children?: ReactNode
}

/** Names a department, a position or a class, and removes it after asking. */
export function PartEditor(props: PartEditorProps) {
  const { opened, onClose, title, saving, onSave, removal, children } = props
  const t = useText(organizationText)
  const [name, setName] = useState(props.name)
  const [asking, setAsking] = useState(false)
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      closeOnEscape={!asking}
      footer={
        <div className={classes.footer}>
          {removal && (
            <Button variant="outlined" onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          )}
          <Button disabled={!isNamed(name)} loading={saving} onClick={() => onSave(name)}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <div className={classes.editor}>
        <NameFields name={name} onChange={setName} />
        {children}
      </div>
      {removal && (
        <Dialog
          opened={asking}
          onClose={() => setAsking(false)}
          title={removal.title}
          actions={
            <>
              <Button variant="outlined" onClick={() => setAsking(false)}>
                {t('cancel')}
              </Button>
              <Button
                onClick={() => {
                  setAsking(false)
                  removal.onRemove()
                }}
              >
                {t('remove')}
              </Button>
            </>
          }
        >
          {removal.text}
        </Dialog>
      )}
    </Drawer>
  )
}
