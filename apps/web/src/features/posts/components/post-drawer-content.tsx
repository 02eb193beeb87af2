import { useEffect, useRef, useState } from 'react'
import { formatCount } from '../../../platform/i18n/format.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Count } from '../../../ui/count/count.tsx'
import { Drawer } from '../../../ui/overlay/drawer.tsx'
import { calmScroll } from '../../../ui/scroll/scroll-behavior.ts'
import { useEndReached } from '../../../ui/scroll/use-end-reached.ts'
import { EmptyState } from '../../../ui/state/empty-state.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { useLinkIdentity } from '../../enterprises/public.ts'
import { useAhaFlow } from '../aha-flow.ts'
import { DangerDialog } from '../compose/danger-dialog.tsx'
import { QuitDialog } from '../compose/quit-dialog.tsx'
import { postsText } from '../posts.text.ts'
import { useReply } from '../use-reply.ts'
import { useThread } from '../use-thread.ts'
import { CommentList } from './comment-list.tsx'
import { CommentSkeleton } from './comment-skeleton.tsx'
import { ListEnd } from './list-end.tsx'
import { PostDetail } from './post-detail.tsx'
import classes from './post-drawer.module.css'
import { PostSkeleton } from './post-skeleton.tsx'
import { ReplyBox } from './reply-box.tsx'

interface PostDrawerContentProps {
  ugcId: number
  opened: boolean
  onClose: () => void
}

export function PostDrawerContent({ ugcId, opened, onClose }: PostDrawerContentProps) {
  const t = useText(postsText)
  const abilities = useSession()?.userInfo.abilities
  const { isAsking } = useAhaFlow()
  const scroller = useRef<HTMLDivElement>(null)
  const thread = useThread(ugcId, opened)
  useLinkIdentity(thread.isGone ? { kind: 'post', id: ugcId } : null)
  const [freshId, setFreshId] = useState<number>()
  const reply = useReply(ugcId, (comment) => {
    setIsWriting(false)
    setFreshId(comment.ugcId)
  })
  const [isWriting, setIsWriting] = useState(reply.draft.text !== '')
  const end = useEndReached<HTMLDivElement>({
    enabled: thread.canLoadMore,
    onReach: thread.loadMore,
    root: scroller,
  })

  useEffect(() => {
    if (freshId === undefined) return
    scroller.current
      ?.querySelector(`[data-post="${freshId}"]`)
      ?.scrollIntoView({ block: 'nearest', behavior: calmScroll() })
  }, [freshId])

  const { post } = thread
  const canWrite = post?.abilities.canReply === true && abilities?.canSpeak === true
  const write = canWrite ? () => setIsWriting(true) : undefined
  const hint = post?.abilities.canReply ? abilities?.speakHint : ''

  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t(post?.isAsk === 1 ? 'detail.questionTitle' : 'detail.title')}
      closeLabel={t('detail.close')}
      closeOnEscape={!isAsking && reply.risk.risky === null}
      scrollRef={scroller}
      footer={
        canWrite ? (
          <ReplyBox
            draft={reply.draft}
            onChange={reply.change}
            isOpen={isWriting}
            onOpen={() => setIsWriting(true)}
            onSend={reply.send}
            isSending={reply.isSending}
            error={reply.error}
          />
        ) : (
          hint && <p className={classes.hint}>{hint}</p>
        )
      }
    >
      {thread.isGone && (
        <EmptyState
          drawing="lighthouse"
          action={<Button onClick={onClose}>{t('detail.backToCampus')}</Button>}
        >
          {t('detail.gone')}
        </EmptyState>
      )}
      {!post && thread.isLoading && <PostSkeleton />}
      {!post && !thread.isGone && thread.hasFailed && (
        <ErrorState retryLabel={t('feed.retry')} onRetry={thread.retry} retrying={thread.isRetrying}>
          {t('detail.failed')}
        </ErrorState>
      )}
      {post && <PostDetail post={post} onWrite={write} />}
      {post && (
        <section className={classes.comments} aria-label={t('detail.comments')}>
          <h2>
            {t('detail.comments')} <Count value={post.childUgcNum} text={formatCount(post.childUgcNum)} />
          </h2>
          {thread.hasFailed ? (
            <ErrorState retryLabel={t('feed.retry')} onRetry={thread.retry} retrying={thread.isRetrying}>
              {t('detail.commentsFailed')}
            </ErrorState>
          ) : (
            <CommentList
              comments={thread.comments}
              isLoading={thread.isLoading}
              onReply={
                canWrite
                  ? (target) => {
                      reply.change({ ...reply.draft, target })
                      setIsWriting(true)
                    }
                  : undefined
              }
              onWrite={write}
              freshId={freshId}
              end={
                <ListEnd
                  ref={end}
                  state={thread.end}
                  onRetry={thread.loadMore}
                  placeholder={<CommentSkeleton />}
                />
              }
            />
          )}
        </section>
      )}
      <DangerDialog
        risky={reply.risk.risky}
        onThinkAgain={reply.risk.thinkAgain}
        onGoOn={() => void reply.risk.goOn()}
      />
      <QuitDialog reminder={reply.quitReminder} />
    </Drawer>
  )
}
