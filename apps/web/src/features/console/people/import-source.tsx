import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { Labelled } from '../../../ui/form/labelled.tsx'
import { downloadText } from '../download-text.ts'
import classes from './import.module.css'
import { peopleText } from './people.text.ts'
import { readCsvFile } from './read-csv-file.ts'

interface ImportSourceProps {
  csv: string
  onChange: (csv: string) => void
}

export function ImportSource({ csv, onChange }: ImportSourceProps) {
  const t = useText(peopleText)
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<'tooLarge' | 'unreadable'>()

  const headings = [
    t('column.name'),
    t('person.phone'),
    t('person.email'),
    t('column.place'),
    t('column.position'),
    t('column.class'),
    t('person.studentId'),
  ].join(',')

  const take = async (file: File | undefined) => {
    if (!file) return
    const read = await readCsvFile(file)
    setFault('fault' in read ? read.fault : undefined)
    if ('csv' in read) onChange(read.csv)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void take(event.dataTransfer.files[0])
  }
  return (
    <div className={classes.step}>
      <p className={classes.how}>{t('import.how')}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the button inside does the same */}
      <div className={classes.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <IconFileSpreadsheet size={34} />
        <input
          ref={input}
          id={inputId}
          type="file"
          accept=".csv,.txt,text/csv"
          className={classes.file}
          aria-label={t('import.choose')}
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {t('import.choose')}
        </Button>
        <span className={classes.quiet}>{t('import.drop')}</span>
        {fault && (
          <p className={classes.fault} role="alert">
            {t(`import.${fault}`)}
          </p>
        )}
      </div>
      <Labelled label={t('import.paste')}>
        {(id) => (
          <TextArea
            id={id}
            rows={7}
            value={csv}
            placeholder={headings}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </Labelled>
      <div>
        <Button
          variant="outlined"
          size="small"
          onClick={() => downloadText('fairlead-people.csv', `${headings}\r\n`)}
        >
          {t('import.template')}
        </Button>
      </div>
    </div>
  )
}
