import { sendCode } from '@fairlead/contract/identity/identity.endpoints.ts'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { CallError } from '../../platform/api/call-error.ts'
import { useCountdown } from './use-countdown.ts'

export const secondsToWait = (error: Error): number =>
  error instanceof CallError && error.code === accountProblems.codeTooSoon.code
    ? Number((error.data as { seconds?: number }).seconds ?? 0)
    : 0

/** Asking for a code, and the wait before one may ask again. */
export const useCode = () => {
  const { left, start } = useCountdown()
  const sending = useMutation({
    mutationFn: (account: string) => call(sendCode, { account }, { silent: true }),
    onSuccess: ({ waitSeconds }) => start(waitSeconds),
    onError: (error) => start(secondsToWait(error)),
  })
  return {
    send: (account: string) => {
      if (!sending.isPending && left === 0) sending.mutate(account)
    },
    secondsLeft: left,
    isSending: sending.isPending,
    error: sending.error,
    /** Where the last code went, and when. */
    sent: sending.isSuccess ? { account: sending.variables, at: sending.submittedAt } : undefined,
  }
}
