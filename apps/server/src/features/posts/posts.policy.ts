import { canEndorse, type Viewer } from '../identity/public.ts'

/** As much of a post as its rules ask for. */
export interface PostFacts {
  enterpriseId: number
  author: number
  isAnonymous: boolean
  isDeleted: boolean
  isRoot: boolean
}

type Asker = Pick<Viewer, 'enterpriseUserId' | 'membership'> & { enterprise: { id: number } }

/** A post stays inside its enterprise. */
export const canSee = (viewer: Pick<Asker, 'enterprise'>, post: Pick<PostFacts, 'enterpriseId'>): boolean =>
  viewer.enterprise.id === post.enterpriseId

const isOwn = (viewer: Asker, post: PostFacts) => viewer.enterpriseUserId === post.author

/** Others read an anonymous post without any way to answer it; its author may still add to it. */
const isOpen = (viewer: Asker, post: PostFacts): boolean =>
  canSee(viewer, post) && !post.isDeleted && (!post.isAnonymous || isOwn(viewer, post))

export const canReply = (viewer: Asker, post: PostFacts): boolean => isOpen(viewer, post)

const canLike = (viewer: Asker, post: PostFacts): boolean => isOpen(viewer, post) && canEndorse(viewer)

const canAha = (viewer: Asker, post: PostFacts, given: boolean): boolean =>
  isOpen(viewer, post) && canEndorse(viewer) && !isOwn(viewer, post) && (post.isRoot || !given)

export const abilitiesFor = (viewer: Asker, post: PostFacts, given: boolean) => ({
  canAha: canAha(viewer, post, given),
  canLike: canLike(viewer, post),
  canReply: canReply(viewer, post),
})
