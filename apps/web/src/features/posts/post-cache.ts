import {
  type AhaUser,
  CARD_REPLIES_SHOWN,
  type LeafPost,
  type Post,
} from '@fairlead/contract/posts/posts.schema.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import {
  type FeedPage,
  feedKeyOf,
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

/** Puts a post its author has just published behind what is pinned, in every list of that place it belongs to. */
export const addOwnPost = (client: QueryClient, place: Place | undefined, post: Post): void => {
  const insert = (data: InfiniteData<FeedPage> | undefined) => {
    const [first, ...rest] = data?.pages ?? []
    if (!data || !first || first.items.some(({ ugcId }) => ugcId === post.ugcId)) return data
    const pinned = first.items.filter(({ isPinned }) => isPinned === 1)
    const others = first.items.filter(({ isPinned }) => isPinned === 0)
    return { ...data, pages: [{ ...first, items: [...pinned, post, ...others] }, ...rest] }
  }
  const sorts = post.isAsk === 1 ? (['newest', 'questions'] as const) : (['newest'] as const)
  for (const sort of sorts) {
    client.setQueryData<InfiniteData<FeedPage>>(feedKeyOf({ sort, place }), insert)
    if (post.sideType === 1 || post.sideType === 2)
      client.setQueryData<InfiniteData<FeedPage>>(feedKeyOf({ sort, place, side: post.sideType }), insert)
  }
}

/** Takes away what was deleted, or leaves the stub that others' answers keep. */
export const removePost = (client: QueryClient, post: LeafPost, isStub: boolean): void => {
  if (isStub) {
    changePost(client, post.ugcId, () => ({
      isDeleted: 1,
      shareContent: '',
      finalSharePictures: [],
      finalShareFiles: [],
      shareVideo: '',
      finalResourcesInfo: {},
      ahaNum: 0,
      likeNum: 0,
      ahaUsers: [],
    }))
    return
  }
  const others = <P extends LeafPost>(posts: readonly P[]) =>
    posts.filter(({ ugcId }) => ugcId !== post.ugcId)
  const without = (one: Post): Post => ({ ...one, childUgc: others(one.childUgc) })
  client.setQueriesData<InfiniteData<FeedPage>>({ queryKey: postsKeys.feeds }, (data) =>
    changePages(data, (page) => ({ ...page, items: others(page.items).map(without) })),
  )
  client.setQueriesData<InfiniteData<PostPage>>({ queryKey: postsKeys.threads }, (data) =>
    changePages(data, (page) => ({ ...page, childUgc: others(page.childUgc).map(without) })),
  )
  client.setQueriesData<Post[]>({ queryKey: postsKeys.own }, (posts) => posts && others(posts).map(without))
  if (post.parentUgcId > 0)
    changePost(client, post.parentUgcId, ({ childUgcNum }) => ({ childUgcNum: Math.max(0, childUgcNum - 1) }))
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
