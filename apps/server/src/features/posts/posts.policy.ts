import { canEndorse, type Viewer } from '../identity/public.ts'

/** As much of a post as its rules ask for; that the viewer may read its place is decided before. */
export interface PostFacts {
  enterpriseId: number
  author: number
  isAnonymous: boolean
  isDeleted: boolean
  isHidden: boolean
  isRoot: boolean
}

type Asker = Pick<Viewer, 'enterpriseUserId' | 'membership'> & { enterprise: { id: number } }

const isOwn = (viewer: Asker, post: Pick<PostFacts, 'author'>) => viewer.enterpriseUserId === post.author

/** A post stays inside its enterprise and its place; what a moderator has hidden is left to its author. */
export const canSee = (viewer: Asker, post: PostFacts, mayRead: boolean): boolean =>
  viewer.enterprise.id === post.enterpriseId && mayRead && (!post.isHidden || isOwn(viewer, post))

/** Others read an anonymous post without any way to answer it; its author may still add to it. */
const isOpen = (viewer: Asker, post: PostFacts): boolean =>
  viewer.enterprise.id === post.enterpriseId &&
  !post.isDeleted &&
  !post.isHidden &&
  (!post.isAnonymous || isOwn(viewer, post))

export const canReply = (viewer: Asker, post: PostFacts): boolean => isOpen(viewer, post)

const canLike = (viewer: Asker, post: PostFacts): boolean => isOpen(viewer, post) && canEndorse(viewer)

const canAha = (viewer: Asker, post: PostFacts, given: boolean): boolean =>
  isOpen(viewer, post) && canEndorse(viewer) && !isOwn(viewer, post) && (post.isRoot || !given)

export const canDelete = (viewer: Asker, post: PostFacts): boolean => isOwn(viewer, post) && !post.isDeleted

const canReport = (viewer: Asker, post: PostFacts): boolean =>
  !isOwn(viewer, post) && !post.isDeleted && !post.isHidden

export const abilitiesFor = (viewer: Asker, post: PostFacts, given: boolean) => ({
  canAha: canAha(viewer, post, given),
  canLike: canLike(viewer, post),
  canReply: canReply(viewer, post),
  canDelete: canDelete(viewer, post),
  canReport: canReport(viewer, post),
})
