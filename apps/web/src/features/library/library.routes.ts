import type { RouteEntry } from '../../platform/routing/route-entry.ts'
import { libraryText } from './library.text.ts'
import { toArticle, toPreview } from './old-addresses.ts'

export const libraryRoutes: RouteEntry[] = [
  {
    path: '/learn',
    access: 'required',
    title: { en: 'Learn', zh: '学习' },
    text: libraryText,
    screen: () => import('./screens/learn.screen.tsx').then((module) => module.LearnScreen),
  },
  {
    path: '/lesson',
    access: 'optional',
    title: { en: 'Lesson', zh: '课程' },
    chrome: 'bare',
    text: libraryText,
    screen: () => import('./screens/lesson.screen.tsx').then((module) => module.LessonScreen),
  },
  {
    path: '/lpure',
    access: 'optional',
    title: { en: 'Lesson', zh: '课程' },
    chrome: 'bare',
    text: libraryText,
    screen: () => import('./screens/pure-lesson.screen.tsx').then((module) => module.PureLessonScreen),
  },
  {
    path: '/CCBLesson',
    access: 'required',
    title: { en: 'Lesson', zh: '课程' },
    chrome: 'bare',
    text: libraryText,
    screen: () =>
      import('./screens/enterprise-lesson.screen.tsx').then((module) => module.EnterpriseLessonScreen),
  },
  { path: '/lprint', access: 'required', title: { en: 'Print a lesson', zh: '打印课程' }, chrome: 'bare' },
  { path: '/aprint', access: 'required', title: { en: 'Print an article', zh: '打印文章' }, chrome: 'bare' },
  {
    path: '/article',
    access: 'optional',
    title: { en: 'Article', zh: '文章' },
    chrome: 'bare',
    text: libraryText,
    screen: () => import('./screens/article.screen.tsx').then((module) => module.ArticleScreen),
  },
  { path: '/insight', access: 'public', title: { en: 'Article', zh: '文章' }, redirect: toArticle },
  { path: '/topic', access: 'optional', title: { en: 'Topic', zh: '专题' } },
  { path: '/topicFx', access: 'optional', title: { en: 'Shared topic', zh: '专题分享' } },
  { path: '/topicFxList', access: 'required', title: { en: 'Shared topics', zh: '专题分享列表' } },
  { path: '/videoDetail', access: 'required', title: { en: 'Video', zh: '视频' } },
  { path: '/toolDetail', access: 'required', title: { en: 'Tool', zh: '工具' } },
  { path: '/toolTaskDetail', access: 'required', title: { en: 'Tool task', zh: '工具任务' } },
  { path: '/preview', access: 'public', title: { en: 'Preview', zh: '预览' }, redirect: toPreview },
  { path: '/lpreview', access: 'required', title: { en: 'Lesson preview', zh: '课程预览' } },
  { path: '/apreview', access: 'required', title: { en: 'Article preview', zh: '文章预览' } },
  { path: '/tpreview', access: 'required', title: { en: 'Topic preview', zh: '专题预览' } },
  { path: '/vpreview', access: 'required', title: { en: 'Video preview', zh: '视频预览' } },
  { path: '/myFavorite', access: 'required', title: { en: 'Saved', zh: '我的收藏' } },
]
