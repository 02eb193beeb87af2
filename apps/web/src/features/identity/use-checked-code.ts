import { sendCheckedCode } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { CallError } from '../../platform/api/call-error.ts'
import type { RobotAnswer } from './robot-answer.ts'
import { secondsToWait } from './use-code.ts'
import { useCountdown } from './use-countdown.ts'

type Purpose = 'register' | 'password' | 'bind'

const isWrongAnswer = (error: Error | null): boolean =>
  error instanceof CallError && error.code === accountProblems.robotCheckFailed.code

/** Asking for a code behind the check against robots, and the wait before one may ask again. */
export const useCheckedCode = (purpose: Purpose) => {
  const { left, start } = useCountdown()
  const [account, setAccount] = useState<string>()
  const [round, setRound] = useState(0)
  const sending = useMutation({
    mutationFn: (answer: RobotAnswer) =>
      call(sendCheckedCode, { account: account ?? '', purpose, ...answer }, { silent: true }),
    onSuccess: ({ waitSeconds }) => {
      start(waitSeconds)
      setAccount(undefined)
    },
    onError: (error) => {
      if (isWrongAnswer(error)) return setRound((before) => before + 1)
      start(secondsToWait(error))
      setAccount(undefined)
    },
  })
  const [sentTo, setSentTo] = useState('')
  return {
    ask: (to: string) => {
      if (left > 0 || sending.isPending) return
      sending.reset()
      setAccount(to)
      setRound((before) => before + 1)
      setSentTo(to)
    },
    secondsLeft: left,
    isSending: sending.isPending,
    error: isWrongAnswer(sending.error) ? null : sending.error,
    /** What the dialog of the check needs while it is open. */
    check:
      account === undefined
        ? undefined
        : {
            round,
            hint: sending.error?.message,
            onAnswer: (answer: RobotAnswer) => sending.mutate(answer),
            onClose: () => setAccount(undefined),
          },
    sent: sending.isSuccess ? { account: sentTo, at: sending.submittedAt } : undefined,
  }
}
