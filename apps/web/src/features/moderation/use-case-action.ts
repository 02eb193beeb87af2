import type { ModerationCase } from '@fairlead/contract/moderation/moderation.schema.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../platform/toasts/toasts.ts'
import { moderationKeys } from './moderation.queries.ts'

/** Does something with a case and lets every list of them be read anew. What was refused has been told by the call. */
export const useCaseAction = <Input>(act: (input: Input) => Promise<ModerationCase>, done?: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: () => {
      if (done) showToast(done)
    },
    onSettled: () => client.invalidateQueries({ queryKey: moderationKeys.queue }),
  })
}
