import type { InputOf } from '@fairlead/contract/endpoint.ts'
import { saveProgress } from '@fairlead/contract/library/library.endpoints.ts'
import type { Progress } from '@fairlead/contract/library/library.schema.ts'
import { call } from '../../../platform/api/call.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'

export type ProgressReport = InputOf<typeof saveProgress>
type Heard = (report: ProgressReport, progress: Progress) => void

const listeners = new Set<Heard>()

/** How far a learner got; the server keeps the later of two reports, so that they may come late and twice. */
export const progressOutbox = createOutbox<ProgressReport>('progress', async (report) => {
  const progress = await call(saveProgress, report, { silent: true, keepalive: true })
  for (const heard of [...listeners]) heard(report, progress)
})

export const onProgressSaved = (heard: Heard): (() => void) => {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}
