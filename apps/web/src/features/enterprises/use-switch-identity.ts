import { switchIdentity } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { switchTo } from '../../platform/session/session.ts'

/** Goes on as another identity: the app forgets what it knew and reads anew. */
export const useSwitchIdentity = () =>
  useMutation({
    mutationFn: (enterpriseUserId: number) => call(switchIdentity, { enterpriseUserId }, { silent: true }),
    onSuccess: switchTo,
  })
