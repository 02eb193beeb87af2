import { allowRiskyText } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import { speechProblems } from '@fairlead/contract/moderation/moderation.errors.ts'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { CallError } from '../../../platform/api/call-error.ts'

export interface RiskyText {
  warning: string
  paramKey: string
}

/** The question between a warning and posting all the same. */
export const useRiskyText = (sendAgain: () => void) => {
  const [risky, setRisky] = useState<RiskyText | null>(null)
  return {
    risky,
    /** Whether this failure is a warning, which then waits for an answer. */
    catchWarning(error: Error): boolean {
      if (!(error instanceof CallError) || error.code !== speechProblems.risky.code) return false
      const { paramKey = '' } = (error.data ?? {}) as { paramKey?: string }
      setRisky({ warning: error.message, paramKey })
      return true
    },
    thinkAgain: () => setRisky(null),
    async goOn() {
      const paramKey = risky?.paramKey ?? ''
      setRisky(null)
      // What fails here has been told by the call; the text is still there.
      const isAllowed = await call(allowRiskyText, { paramKey }).catch(() => undefined)
      if (isAllowed) sendAgain()
    },
  }
}
