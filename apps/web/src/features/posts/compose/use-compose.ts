import { placeProblems } from '@fairlead/contract/communities/communities.errors.ts'
import { POST_TYPE, type Post } from '@fairlead/contract/posts/posts.schema.ts'
import { publishPost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { useUploads } from '../../media/public.ts'
import { addOwnPost } from '../post-cache.ts'
import { composeText } from './compose.text.ts'
import { keepPostDraft, readPostDraft } from './draft-store.ts'
import { useRiskyText } from './use-risky-text.ts'

export type ComposeKind = 'post' | 'question'

const wireType = { post: POST_TYPE.dynamic, question: POST_TYPE.question } as const

/** What is being written for a place, and posting it. */
export const useCompose = (place: Place | undefined, onDone: () => void) => {
  const t = useText(composeText)
  const client = useQueryClient()
  const writer = useSession()?.userInfo.enterpriseUserId ?? 0
  const [draft] = useState(() => readPostDraft(writer, place))
  const [kind, setKind] = useState<ComposeKind>('post')
  const [content, setContent] = useState(draft?.content ?? '')
  const [mentioned, setMentioned] = useState<Mentioned[]>(draft?.mentioned ?? [])
  const [isAnonymous, setIsAnonymous] = useState(false)
  const pictures = useUploads('picture')
  const video = useUploads('video')
  const files = useUploads('file')
  const uploads = [pictures, video, files]
  const isRestored = useRef(false)

  const restoreFiles = () => {
    if (isRestored.current || !draft) return
    isRestored.current = true
    pictures.reset(draft.pictures)
    video.reset(draft.video)
    files.reset(draft.files)
  }

  const clear = () => {
    setContent('')
    setMentioned([])
    setIsAnonymous(false)
    for (const one of uploads) one.reset()
    keepPostDraft(writer, place, null)
  }

  const posting = useMutation<Post, Error, { index: string | undefined }>({
    mutationFn: ({ index }) =>
      call(
        publishPost,
        {
          type: wireType[kind],
          placeKind: place?.kind,
          placeId: place?.id,
          content,
          toUserList: mentioned,
          sharePictures: [...pictures.files],
          shareFiles: [...files.files],
          ossVideoUrl: video.files[0]?.fileUrl,
          isAnonymous: toFlag(isAnonymous),
        },
        { silent: true, index },
      ),
    onSuccess: (post) => {
      addOwnPost(client, place, post)
      clear()
      showToast(t('sent'))
      onDone()
    },
    onError: (error) => void risk.catchWarning(error),
  })
  const risk = useRiskyText(() => posting.mutate({ index: undefined }))

  const { error } = posting
  const isWarning = risk.risky !== null
  const hasQuit = error instanceof CallError && error.code === placeProblems.quit.code
  return {
    kind,
    setKind,
    content,
    mentioned,
    write: (text: string, people: Mentioned[]) => {
      setContent(text)
      setMentioned(people)
    },
    isAnonymous,
    setIsAnonymous,
    pictures,
    video,
    files,
    restoreFiles,
    isDirty: content.trim() !== '' || uploads.some(({ items }) => items.length > 0),
    isUploading: uploads.some(({ isBusy }) => isBusy),
    hasBrokenUpload: uploads.some(({ hasFailed }) => hasFailed),
    isSending: posting.isPending,
    risk,
    error: isWarning || hasQuit ? null : error,
    quitReminder: hasQuit ? error.message : undefined,
    send() {
      // Trying again after a lost answer must not post twice.
      const isLost = error instanceof CallError && error.code >= 500 && error.code < 600
      posting.mutate({ index: isLost ? error.index : undefined })
    },
    keepDraft: () =>
      keepPostDraft(writer, place, {
        content,
        mentioned,
        pictures: [...pictures.files],
        video: [...video.files],
        files: [...files.files],
      }),
    discard: clear,
  }
}

export type Compose = ReturnType<typeof useCompose>
