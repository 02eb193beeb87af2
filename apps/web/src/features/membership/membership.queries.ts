import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import {
  readCard,
  readMembership,
  receiveCard,
  redeemCard,
  startTrial,
} from '@fairlead/contract/membership/cards.endpoints.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { updateUserInfo } from '../../platform/session/session.ts'

export const membershipQuery = () =>
  queryOptions({
    queryKey: ['membership', 'overview'],
    queryFn: ({ signal }) => call(readMembership, {}, { signal, silent: true }),
  })

export const cardQuery = (code: string) =>
  queryOptions({
    queryKey: ['membership', 'card', code],
    queryFn: ({ signal }) => call(readCard, { code }, { signal, silent: true }),
  })

/** New rights show everywhere: in the menu, on locks, in what the viewer may do. */
const useNewRights = () => {
  const client = useQueryClient()
  return async () => {
    const userInfo = await call(readSession, {}, { silent: true }).catch(() => undefined)
    if (userInfo) updateUserInfo(userInfo)
    await client.invalidateQueries()
  }
}

export const useStartTrial = () => {
  const showRights = useNewRights()
  return useMutation({ mutationFn: () => call(startTrial, {}), onSuccess: showRights })
}

export const useReceiveCard = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (code: string) => call(receiveCard, { code }),
    onSettled: () => client.invalidateQueries({ queryKey: ['membership'] }),
  })
}

/** The form says itself what was wrong with a code. */
export const useRedeemCard = ({ silent }: { silent: boolean }) => {
  const showRights = useNewRights()
  return useMutation({
    mutationFn: (code: string) => call(redeemCard, { code }, { silent }),
    onSuccess: showRights,
  })
}
