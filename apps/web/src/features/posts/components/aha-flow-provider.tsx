import type { ReactNode } from 'react'
import { AhaFlowContext } from '../aha-flow.ts'
import { useAha } from '../use-aha.ts'
import { AhaDialog } from './aha-dialog.tsx'

/** One for a whole screen, so that card, drawer and comment share the dialogs. */
export function AhaFlowProvider({ children }: { children: ReactNode }) {
  const { question, toggle, confirm, dismiss } = useAha()
  return (
    <AhaFlowContext value={{ toggle, isAsking: question !== null }}>
      {children}
      <AhaDialog question={question} onConfirm={confirm} onClose={dismiss} />
    </AhaFlowContext>
  )
}
