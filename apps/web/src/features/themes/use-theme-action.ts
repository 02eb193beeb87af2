import { useMutation, useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../platform/toasts/toasts.ts'
import { renewThemes } from './themes.queries.ts'

/** Something done in a discussion: says so, and shows it everywhere. What goes wrong is told by the call itself. */
export const useThemeAction = <Input>({
  act,
  said,
}: {
  act: (input: Input) => Promise<unknown>
  said?: string
}) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: async () => {
      if (said) showToast(said)
      await renewThemes(queryClient)
    },
  })
}
