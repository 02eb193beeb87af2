import { defineProblems } from '../problem.ts'

export const postProblems = defineProblems('post', {
  notFound: { code: 20801, en: 'This post is no longer here.', zh: '这条内容已经不在了。' },
  empty: { code: 20802, en: 'Please enter content.', zh: '请输入内容。' },
  tooLong: { code: 20803, en: 'Max 5000 characters', zh: '最多 5000 字' },
  anonymousReadOnly: {
    code: 20804,
    en: 'Anonymous posts can be read, but not answered.',
    zh: '匿名内容只能阅读，不能互动。',
  },
  tooManyPictures: { code: 20805, en: 'Up to 6 pictures per post', zh: '每条动态最多 6 张图片' },
  tooManyFiles: { code: 20806, en: 'Up to 4 files per post', zh: '每条动态最多 4 个文件' },
  picturesOrVideo: {
    code: 20807,
    en: 'Pictures and a video can’t go into one post. Please keep one of them.',
    zh: '图片和视频不能同时发布，请保留其中一种。',
  },
  notYours: { code: 20808, en: 'Only its author can delete this.', zh: '只有作者本人可以删除。' },
})
