import { sendCheckedCode } from '@fairlead/contract/identity/accounts.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { secondsToWait } from './use-code.ts'
import { useCountdown } from './use-countdown.ts'

/** A code to one's own phone or e-mail, for what asks twice whether it is really you. */
export const useOwnCode = () => {
  const { left, start } = useCountdown()
  const sending = useMutation({
    mutationFn: () => call(sendCheckedCode, { purpose: 'own' }, { silent: true }),
    onSuccess: ({ waitSeconds }) => start(waitSeconds),
    onError: (error) => start(secondsToWait(error)),
  })
  return {
    ask: () => {
      if (!sending.isPending && left === 0) sending.mutate()
    },
    secondsLeft: left,
    isSending: sending.isPending,
    error: sending.error,
    isSent: sending.isSuccess,
  }
}
