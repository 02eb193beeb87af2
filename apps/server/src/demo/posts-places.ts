import type { DemoPlacePost } from './demo-community-types.ts'
import { communityPosts } from './posts-places-communities.ts'
import { debatePosts } from './posts-places-debates.ts'
import { themePosts } from './posts-places-themes.ts'

/** Besides the posts of the campuses: what is said in communities, groups, discussions and debates. */
export const demoPlacePosts: readonly DemoPlacePost[] = [...communityPosts, ...themePosts, ...debatePosts]
