import { yunfanPosts1 } from './posts-yunfan-1.ts'
export const demoPosts = [...yunfanPosts1]
