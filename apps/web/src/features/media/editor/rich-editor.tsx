import { lazy, Suspense } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import classes from './editor.module.css'
import { editorText } from './editor.text.ts'
import type { EditorFrameProps } from './editor-frame.tsx'

const EditorFrame = lazy(() =>
  import('./editor-frame.tsx').then((module) => ({ default: module.EditorFrame })),
)

/** A formatted text to write; the editor's code comes when the first one is shown. */
export function RichEditor(props: EditorFrameProps) {
  const t = useText(editorText)
  return (
    <Suspense
      fallback={
        <div className={classes.frame} role="status" aria-label={t('loading')}>
          <Skeleton height={44} />
          <Skeleton height={220} />
        </div>
      }
    >
      <EditorFrame {...props} />
    </Suspense>
  )
}
