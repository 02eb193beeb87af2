import {
  type AhaUser,
  CARD_REPLIES_SHOWN,
  type LeafPost,
  type Post,
} from '@fairlead/contract/posts/posts.schema.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  type FeedPage,
  type Highlights,
  ownCommentsQuery,
  type PostPage,
  postsKeys,
} from './posts.queries.ts'

type Change = (post: LeafPost) => Partial<LeafPost>

const changeLeaf = <P extends LeafPost>(post: P, ugcId: number, change: Change): P =>
  post.ugcId === ugcId ? { ...post, ...change(post) } : post

const changeIn = (post: Post, ugcId: number, change: Change): Post => {
  const changed = changeLeaf(post, ugcId, change)
  return post.childUgc.some((child) => child.ugcId === ugcId)
    ? { ...changed, childUgc: changed.childUgc.map((child) => changeLeaf(child, ugcId, change)) }
    : changed
}

const changePages = <Page>(data: InfiniteData<Page> | undefined, change: (page: Page) => Page) =>
  data && { ...data, pages: data.pages.map(change) }

/** Changes a post, comment or reply wherever it is shown: feed, drawer and rail never disagree. */
export const changePost = (client: QueryClient, ugcId: number, change: Change): void => {
  client.setQueriesData<InfiniteData<FeedPage>>({ queryKey: postsKeys.feeds }, (data) =>
    changePages(data, (page) => ({
      ...page,
      items: page.items.map((post) => changeIn(post, ugcId, change)),
    })),
  )
  client.setQueriesData<InfiniteData<PostPage>>({ queryKey: postsKeys.threads }, (data) =>
    changePages(data, (page) => ({
      ...page,
      rootUgc: changeIn(page.rootUgc, ugcId, change),
      childUgc: page.childUgc.map((comment) => changeIn(comment, ugcId, change)),
    })),
  )
  client.setQueriesData<Post[]>({ queryKey: postsKeys.own }, (posts) =>
    posts?.map((post) => changeIn(post, ugcId, change)),
  )
  client.setQueryData<Highlights>(postsKeys.highlights, (data) =>
    data?.ahaOfTheWeek ? { ...data, ahaOfTheWeek: changeIn(data.ahaOfTheWeek, ugcId, change) } : data,
  )
}

/** Shows a comment its author has just written, also where the pages loaded so far do not reach. */
export const addOwnComment = (client: QueryClient, threadId: number, comment: Post): void => {
  client.setQueryData<Post[]>(ownCommentsQuery(threadId).queryKey, (posts = []) => [...posts, comment])
  changePost(client, threadId, (post) => ({ childUgcNum: post.childUgcNum + 1 }))
  client.setQueriesData<InfiniteData<FeedPage>>({ queryKey: postsKeys.feeds }, (data) =>
    changePages(data, (page) => ({
      ...page,
      items: page.items.map((post) =>
        post.ugcId === threadId && post.childUgc.length < CARD_REPLIES_SHOWN
          ? { ...post, childUgc: [...post.childUgc, comment] }
          : post,
      ),
    })),
  )
}

/** What the lists already know of a post, so that it opens without waiting. */
export const findKnownPost = (client: QueryClient, ugcId: number): Post | undefined => {
  const feeds = client.getQueriesData<InfiniteData<FeedPage>>({ queryKey: postsKeys.feeds })
  for (const [, data] of feeds) {
    const known = data?.pages.flatMap((page) => page.items).find((post) => post.ugcId === ugcId)
    if (known) return known
  }
  const ahaOfTheWeek = client.getQueryData<Highlights>(postsKeys.highlights)?.ahaOfTheWeek
  return ahaOfTheWeek?.ugcId === ugcId ? ahaOfTheWeek : undefined
}

export const withAha =
  (giver: AhaUser): Change =>
  (post) => ({
    isAha: 1,
    ahaNum: post.ahaNum + 1,
    ahaUsers: [giver, ...post.ahaUsers.filter(({ userId }) => userId !== giver.userId)],
  })

export const withoutAha =
  (giver: AhaUser): Change =>
  (post) => ({
    isAha: 0,
    ahaNum: Math.max(0, post.ahaNum - 1),
    ahaUsers: post.ahaUsers.filter(({ userId }) => userId !== giver.userId),
  })

export const withLikeToggled: Change = (post) => ({
  isLike: post.isLike ? 0 : 1,
  likeNum: Math.max(0, post.likeNum + (post.isLike ? -1 : 1)),
})
