import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../platform/toasts/toasts.ts'
import { renewCommunities } from './communities.queries.ts'

interface CommunityAction<Input, Output> {
  act: (input: Input) => Promise<Output>
  /** What to say when it worked. */
  said?: (output: Output, input: Input) => string
  onDone?: (output: Output, input: Input) => void
}

/** Something done to a community: says so, and shows it everywhere. What goes wrong is told by the call itself. */
export const useCommunityAction = <Input, Output>({ act, said, onDone }: CommunityAction<Input, Output>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async (output, input) => {
      if (said) showToast(said(output, input))
      onDone?.(output, input)
      await renewCommunities(queryClient)
    },
  })
}
