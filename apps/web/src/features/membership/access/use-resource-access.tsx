import { unlockLesson } from '@fairlead/contract/membership/membership.endpoints.ts'
import { accessProblems } from '@fairlead/contract/membership/membership.errors.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import { currentLanguage } from '../../../platform/i18n/language.ts'
import { loadWords } from '../../../platform/i18n/loaded-words.ts'
import { currentSession } from '../../../platform/session/session.ts'
import { accessText } from './access.text.ts'
import { AccessDialog } from './access-dialog.tsx'
import { type AccessQuestion, askPermission, type WantedResource } from './resource-access.ts'

/** The dialog says itself when there is no chance left; everything else is told by the call. */
const unlock = ({ code, versionId }: WantedResource) => call(unlockLesson, { lessonCode: code, versionId })

/**
 * Asks the server whether a resource opens, and where it does not says why in one of four dialogs. `requestAccess`
 * answers whether to go on; `accessDialog` has to stand somewhere on the screen.
 */
export const useResourceAccess = () => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<AccessQuestion | null>(null)
  const [isUnlocking, setUnlocking] = useState(false)
  const answer = useRef<((opens: boolean) => void) | null>(null)

  const settle = (opens: boolean): void => {
    setQuestion(null)
    answer.current?.(opens)
    answer.current = null
  }

  const ask = (next: AccessQuestion): Promise<boolean> => {
    setQuestion(next)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }

  const goElsewhere = async (path: string, search: Record<string, string>): Promise<boolean> => {
    await router.navigate({ href: `${path}?${new URLSearchParams(search)}` })
    return false
  }

  const decide = async (resource: WantedResource): Promise<boolean> => {
    const redirect = resource.href ?? router.state.location.href
    if (currentSession() === null) return goElsewhere('/login', { redirect })
    // The words come with the answer, so that the dialog stands there at once.
    const [permission] = await Promise.all([
      askPermission(resource),
      loadWords(accessText, currentLanguage()),
    ])
    const { reason, remainingAmount, chancesPerMonth, enterpriseUserId } = permission
    if (reason === 'open') return true
    if (reason === 'other-identity')
      return goElsewhere('/accountResourceVerify', {
        enterpriseUserId: String(enterpriseUserId),
        redirect,
      })
    if (reason === 'chance') return ask({ kind: reason, resource, remaining: remainingAmount })
    return ask(reason === 'used-up' ? { kind: reason, perMonth: chancesPerMonth } : { kind: reason })
  }

  // A second click while the first is being answered asks nothing new.
  const isAsking = useRef(false)
  const requestAccess = async (resource: WantedResource): Promise<boolean> => {
    if (isAsking.current) return false
    isAsking.current = true
    try {
      return await decide(resource)
    } catch (error) {
      if (error instanceof CallError) return false
      throw error
    } finally {
      isAsking.current = false
    }
  }

  const accept = async ({ resource }: Extract<AccessQuestion, { kind: 'chance' }>): Promise<void> => {
    setUnlocking(true)
    try {
      await unlock(resource)
      settle(true)
      // Whatever shows locks or counts chances.
      await queryClient.invalidateQueries()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const { perMonth = 0 } = (error.data ?? {}) as { perMonth?: number }
      if (error.code === accessProblems.chancesUsedUp.code) setQuestion({ kind: 'used-up', perMonth })
    } finally {
      setUnlocking(false)
    }
  }

  const accessDialog = (
    <AccessDialog
      question={question}
      isUnlocking={isUnlocking}
      onAccept={(asked) => void accept(asked)}
      onClose={() => settle(false)}
    />
  )
  return { requestAccess, accessDialog }
}
