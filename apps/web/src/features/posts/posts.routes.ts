import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import type { ProfileTab } from '../identity/public.ts'
import { longPostText } from './long-post/long-post.text.ts'
import { postsText } from './posts.text.ts'

export const postsRoutes: RouteEntry[] = [
  { path: '/home', access: 'public', title: { en: 'Campus', zh: '园区' }, redirect: () => '/campus' },
  {
    path: '/campus',
    access: 'required',
    title: { en: 'Campus', zh: '园区' },
    text: postsText,
    screen: () => import('./screens/campus.screen.tsx').then((module) => module.CampusScreen),
  },
  {
    path: '/editor',
    access: 'required',
    title: { en: 'Write', zh: '写文章' },
    text: longPostText,
    screen: () => import('./screens/editor.screen.tsx').then((module) => module.EditorScreen),
  },
  {
    path: '/square',
    access: 'required',
    title: { en: 'Square', zh: '广场' },
    text: postsText,
    screen: () => import('./screens/square.screen.tsx').then((module) => module.SquareScreen),
  },
  { path: '/reflectionEditor', access: 'required', title: { en: 'Write a reflection', zh: '写反思' } },
]

/** Tabs of a person's page. */
export const postsTabs: ProfileTab[] = [
  {
    id: 'posts',
    title: { en: 'Posts', zh: '动态' },
    order: 10,
    panel: () => withWords(async () => (await import('./profile/posts-tab.tsx')).PostsTab),
  },
  {
    id: 'aha',
    title: { en: 'Aha', zh: '啊哈' },
    order: 20,
    panel: () => withWords(async () => (await import('./profile/aha-tab.tsx')).AhaTab),
  },
]

const withWords = async <Panel>(load: () => Promise<Panel>): Promise<Panel> => {
  const words = import('./profile/load-words.ts').then((module) => module.loadPostsWords())
  const [panel] = await Promise.all([load(), words])
  return panel
}
