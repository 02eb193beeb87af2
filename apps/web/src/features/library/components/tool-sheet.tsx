import type { Tool } from '@fairlead/contract/library/library.schema.ts'
import { toolCategoryLabel } from '@fairlead/contract/library/tool-category.ts'
import { useState } from 'react'
import { formatRelativeTime } from '../../../platform/i18n/format.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Prose } from '../../../ui/prose/prose.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { libraryText } from '../library.text.ts'
import { type SavingState, useToolEntry } from '../study/use-tool-entry.ts'
import { ToolEntries } from './tool-entries.tsx'
import { ToolFields } from './tool-fields.tsx'
import classes from './tool-sheet.module.css'

interface ToolSheetProps {
  tool: Tool
  onShared?: () => void
  /** On a page of its own it is the page's title. */
  heading?: 'h1' | 'h3'
}

/** A tool filled in where it stands: saved by itself, shared by choice, compared with how others did it. */
export function ToolSheet({ tool, onShared, heading: Heading = 'h3' }: ToolSheetProps) {
  const t = useText(libraryText)
  const { language } = useLanguage()
  const { entry, values, state, change, share } = useToolEntry(tool.code)
  const [isBusy, setBusy] = useState(false)
  const [isComparing, setComparing] = useState(false)
  const isShared = entry?.isShared === 1

  const toggle = async () => {
    setBusy(true)
    try {
      await share(!isShared)
      showToast(t(isShared ? 'tool.takenBack' : 'tool.shared'))
      if (!isShared) onShared?.()
    } catch {
      // The call has told why.
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card className={classes.sheet}>
      <div className={classes.head}>
        <Tag>{toolCategoryLabel(tool.category, language)}</Tag>
        <span className={classes.saved} role="status">
          <Saved state={state} time={entry?.writeTime ?? null} isShared={isShared} />
        </span>
      </div>
      <Heading className={classes.title}>{tool.title}</Heading>
      <div className={classes.intro}>
        <Prose doc={tool.intro} />
      </div>
      <ToolFields fields={tool.fields} values={values} onChange={change} />
      <Band tool={tool} values={values} />
      {tool.fields.length > 0 && (
        <div className={classes.actions}>
          <Button onClick={() => void toggle()} loading={isBusy} variant={isShared ? 'outlined' : 'filled'}>
            {t(isShared ? 'tool.takeBack' : 'tool.share')}
          </Button>
          {(entry?.sharedNum ?? 0) > 0 && (
            <Button variant="outlined" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
              {t('tool.compare', { count: entry?.sharedNum ?? 0 })}
            </Button>
          )}
        </div>
      )}
      {isComparing && <ToolEntries tool={tool} />}
    </Card>
  )
}

function Saved({ state, time, isShared }: { state: SavingState; time: string | null; isShared: boolean }) {
  const t = useText(libraryText)
  const { language } = useLanguage()
  if (state === 'saving') return t('tool.saving')
  if (state === 'waiting') return t('tool.notSaved')
  const who = t(isShared ? 'tool.public' : 'tool.private')
  return time ? `${t('tool.saved', { when: formatRelativeTime(time, language) })} · ${who}` : who
}

/** What the marks add up to, once all are given. */
function Band({ tool, values }: { tool: Tool; values: Record<string, unknown> }) {
  const marks = tool.fields.filter(({ kind }) => kind === 'rating').map(({ key }) => Number(values[key] ?? 0))
  if (tool.bands.length === 0 || marks.includes(0)) return null
  const total = marks.reduce((sum, mark) => sum + mark, 0)
  const band = tool.bands.findLast(({ from }) => total >= from)
  return (
    <p className={classes.band} role="status">
      <b>{total}</b>
      {band?.text}
    </p>
  )
}
