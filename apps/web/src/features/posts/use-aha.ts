import { AHA_BONUS_CODE, ahaProblems } from '@fairlead/contract/endorsements/endorsements.errors.ts'
import type { AhaReason } from '@fairlead/contract/endorsements/endorsements.schema.ts'
import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import { AHA_UNLIMITED } from '@fairlead/contract/membership/membership.schema.ts'
import { checkAha, toggleAha } from '@fairlead/contract/posts/posts.endpoints.ts'
import { type AhaUser, type LeafPost, POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { CallError } from '../../platform/api/call-error.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import { useSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { changePost, withAha, withoutAha } from './post-cache.ts'
import { type Highlights, postsKeys } from './posts.queries.ts'
import { postsText } from './posts.text.ts'

type Saved = OutputOf<typeof toggleAha>

export type AhaQuestion =
  | { kind: 'confirm'; post: LeafPost; secret: string; left: number }
  | { kind: 'bonus'; extra: number }
  | { kind: 'spent'; sent: number; left: number }

const isQuestion = ({ type }: LeafPost): boolean =>
  type === POST_TYPE.question || type === POST_TYPE.groupQuestion

const giverFrom = (userInfo: UserInfo): AhaUser => ({
  avatarUrl: userInfo.avatar,
  enterpriseUserId: userInfo.enterpriseUserId,
  name: userInfo.realname,
  userId: userInfo.userId,
  isMentor: userInfo.tier === 'mentor' ? 1 : 0,
})

const keepAnswer = (client: QueryClient, ugcId: number, { isAha, ahaNum, total, reTimes }: Saved): void => {
  changePost(client, ugcId, () => ({ isAha, ahaNum }))
  client.setQueryData<Highlights>(
    postsKeys.highlights,
    (data) => data && { ...data, aha: { total, reTimes } },
  )
}

/** Gives and withdraws Aha, and says which of the three dialogs is due. */
export const useAha = () => {
  const t = useText(postsText)
  const client = useQueryClient()
  const userInfo = useSession()?.userInfo
  const isBusy = useRef(false)
  const [question, setQuestion] = useState<AhaQuestion | null>(null)

  const send = async (post: LeafPost, secret?: string, reason?: AhaReason): Promise<void> => {
    if (!userInfo) return
    const giver = giverFrom(userInfo)
    const [change, undo] = post.isAha
      ? [withoutAha(giver), withAha(giver)]
      : [withAha(giver), withoutAha(giver)]
    changePost(client, post.ugcId, change)
    try {
      keepAnswer(client, post.ugcId, await call(toggleAha, { ugcsetId: post.ugcId, secret, reason }))
      const wording = isQuestion(post)
        ? (['aha.questionGiven', 'aha.questionWithdrawn'] as const)
        : (['aha.given', 'aha.withdrawn'] as const)
      showToast(t(wording[post.isAha]))
    } catch (error) {
      if (!(error instanceof CallError && error.code === AHA_BONUS_CODE)) {
        changePost(client, post.ugcId, undo)
        throw error
      }
      const saved = error.data as Saved
      keepAnswer(client, post.ugcId, saved)
      setQuestion({ kind: 'bonus', extra: saved.ahaAppend })
    }
  }

  const check = async (post: LeafPost): Promise<void> => {
    const { total, reTimes, secret } = await call(checkAha, {})
    if (total === AHA_UNLIMITED) await send(post, secret)
    else setQuestion({ kind: 'confirm', post, secret, left: reTimes })
  }

  // What went wrong has been told by the call itself; only the empty purse needs a dialog.
  const explain = (error: unknown): void => {
    if (!(error instanceof CallError)) throw error
    if (error.code !== ahaProblems.spent.code) return
    const { sent = 0, reTimes = 0 } = (error.data ?? {}) as { sent?: number; reTimes?: number }
    setQuestion({ kind: 'spent', sent, left: reTimes })
  }

  const once = (work: () => Promise<void>): void => {
    if (isBusy.current) return
    isBusy.current = true
    work()
      .catch(explain)
      .finally(() => {
        isBusy.current = false
      })
  }

  return {
    question,
    toggle: (post: LeafPost) => once(() => (post.isAha ? send(post) : check(post))),
    confirm: ({ post, secret }: Extract<AhaQuestion, { kind: 'confirm' }>, reason?: AhaReason) => {
      setQuestion(null)
      once(() => send(post, secret, reason))
    },
    dismiss: () => setQuestion(null),
  }
}
