import { defineProblems } from '../problem.ts'

export const libraryProblems = defineProblems('library', {
  notFound: {
    code: 20901,
    en: 'We could not find this. It may have been renamed or withdrawn; try the search.',
    zh: '没找到这项内容，可能已改名或下架，可以搜搜看。',
  },
  archived: {
    code: 20902,
    en: 'This has been archived and can no longer be opened.',
    zh: '这项内容已归档，不能再打开了。',
  },
  closed: {
    code: 20903,
    en: 'This course is not yet open to you',
    zh: '该课程暂未对你开放',
  },
  versionNotFound: {
    code: 20904,
    en: 'That version does not exist. Open the page without it to read the current one.',
    zh: '没有这个版本，去掉版本号即可阅读最新内容。',
  },
  versionChanged: {
    code: 20905,
    en: 'This lesson has been updated since you opened it. Reload the page and answer there.',
    zh: '课程在你打开后更新过，请刷新页面后再作答。',
  },
  sectionNotFound: {
    code: 20906,
    en: 'This version of the lesson has no such part. Reload the page and try again.',
    zh: '这个版本里没有这一节，请刷新页面后再试。',
  },
  noteNotFound: { code: 20907, en: 'This note is no longer here.', zh: '这条笔记已经不在了。' },
  noteEmpty: { code: 20908, en: 'Write something first.', zh: '先写点什么吧。' },
  entryEmpty: {
    code: 20909,
    en: 'Fill in at least one field before you post it.',
    zh: '至少填写一项再发布。',
  },
})
