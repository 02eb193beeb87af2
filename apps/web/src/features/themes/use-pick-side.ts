import { pickSide } from '@fairlead/contract/themes/themes.endpoints.ts'
import type { Side } from '@fairlead/contract/themes/themes.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'
import { renewThemes, showSplit } from './themes.queries.ts'

interface Choice {
  sideType: Side
  reason?: string
}

/** Takes a side, or goes over to the other; the answer carries the exact split. */
export const usePickSide = (themeId: number, onDone?: () => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ sideType, reason = '' }: Choice) => call(pickSide, { themeId, sideType, reason }),
    onSuccess: async ({ redNum, blueNum, changedNum }) => {
      showSplit(queryClient, { themeId, redNum, blueNum, changedNum })
      onDone?.()
      await renewThemes(queryClient)
    },
  })
}
