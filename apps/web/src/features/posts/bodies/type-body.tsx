import { type LeafPost, POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import classes from './bodies.module.css'
import { IWillBody } from './i-will-body.tsx'
import { TeamBody } from './team-body.tsx'
import { ThemeActionBody } from './theme-action-body.tsx'

/** What posts of some types carry besides words, pictures and cards. */
export function TypeBody({ post }: { post: LeafPost }) {
  const { iwill, userThemeAction, userMembers, vlog } = post.finalResourcesInfo
  return (
    <>
      {vlog && <p className={classes.vlog}>{vlog.title}</p>}
      {iwill && <IWillBody iWill={iwill} />}
      {userThemeAction && <ThemeActionBody action={userThemeAction} />}
      {userMembers && userMembers.length > 0 && (
        <TeamBody members={userMembers} isInvitation={post.type === POST_TYPE.teamInvite} />
      )}
    </>
  )
}
