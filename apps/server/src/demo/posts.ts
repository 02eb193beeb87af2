import type { DemoPost } from './demo-types.ts'
import { changhePosts1 } from './posts-changhe-1.ts'
import { changhePosts2 } from './posts-changhe-2.ts'
import { changhePosts3 } from './posts-changhe-3.ts'
import { chenghaiPosts1 } from './posts-chenghai-1.ts'
import { chenghaiPosts2 } from './posts-chenghai-2.ts'
import { personalPosts1 } from './posts-personal-1.ts'
import { personalPosts2 } from './posts-personal-2.ts'
import { personalPosts3 } from './posts-personal-3.ts'
import { yunfanPosts1 } from './posts-yunfan-1.ts'
import { yunfanPosts2 } from './posts-yunfan-2.ts'
import { yunfanPosts3 } from './posts-yunfan-3.ts'
import { yunfanPosts4 } from './posts-yunfan-4.ts'
import { yunfanPosts5 } from './posts-yunfan-5.ts'
import { yunfanPosts6 } from './posts-yunfan-6.ts'
import { yunfanPosts7 } from './posts-yunfan-7.ts'
import { yunfanPosts8 } from './posts-yunfan-8.ts'
import { yunfanDebate } from './posts-yunfan-debate.ts'
import { yunfanRisky } from './posts-yunfan-risky.ts'
import { yunfanStory } from './posts-yunfan-story.ts'

export const demoPosts: readonly DemoPost[] = [
  ...yunfanPosts1,
  ...yunfanPosts2,
  ...yunfanPosts3,
  ...yunfanPosts4,
  ...yunfanPosts5,
  ...yunfanPosts6,
  ...yunfanPosts7,
  ...yunfanPosts8,
  ...yunfanDebate,
  ...yunfanStory,
  ...yunfanRisky,
  ...changhePosts1,
  ...changhePosts2,
  ...changhePosts3,
  ...chenghaiPosts1,
  ...chenghaiPosts2,
  ...personalPosts1,
  ...personalPosts2,
  ...personalPosts3,
]
