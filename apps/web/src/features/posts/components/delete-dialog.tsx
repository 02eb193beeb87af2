import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'
import { deletePost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/call.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { removePost } from '../post-cache.ts'
import { postsText } from '../posts.text.ts'

interface DeleteDialogProps {
  post: LeafPost
  opened: boolean
  onClose: () => void
}

export function DeleteDialog({ post, opened, onClose }: DeleteDialogProps) {
  const t = useText(postsText)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(deletePost, { ugcId: post.ugcId }, { silent: true }),
    onSuccess: ({ isStub }) => {
      onClose()
      removePost(client, post, isStub === 1)
      showToast(t('menu.succeeded'))
    },
    onError: () => showToast(t('menu.operationFailed')),
  })
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('menu.deleteTitle')}
      actions={
        <>
          <Button variant="outlined" size="large" data-autofocus onClick={onClose}>
            {t('menu.cancel')}
          </Button>
          <Button size="large" loading={isPending} onClick={() => mutate()}>
            {t('menu.delete')}
          </Button>
        </>
      }
    >
      {t(post.childUgcNum > 0 ? 'menu.deleteStub' : 'menu.deleteText')}
    </Dialog>
  )
}
