import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  prompt: '说说你试了什么，或者问一个问题…',
  title: { post: '发动态', question: '提问题' },
  kind: { label: '发什么', post: '动态', question: '提问' },
  field: {
    post: '你试了什么？结果怎么样？输入 @ 可以提到同事。',
    question: '你想知道什么？也说说你已经试过的办法。',
    label: '正文',
  },
  attach: {
    label: '添加',
    pictures: '图片',
    video: '视频',
    files: '文件',
    long: '写长文',
    noPictures: '图片和视频不能一起发，先移除视频',
    noVideo: '图片和视频不能一起发，先移除图片',
  },
  anonymous: {
    label: '匿名发布',
    hint: '别人看到的是「{{name}}」，可以阅读，不能互动。',
  },
  send: '发布',
  close: '关闭',
  keys: '{{key}} + Enter 发布',
  busy: '文件还在上传，请稍等。',
  broken: '有文件没传成功，请重试或移除。',
  failed: '没发出去，内容已为你保留。',
  sent: '发布成功',
  leave: {
    title: '留着下次写？',
    discardTitle: '放弃这次编辑？',
    saveText: '草稿会保存在这台设备上，下次打开接着写。',
    discardText: '已经写下的内容会清空。',
    save: '保存草稿',
    discard: '放弃',
    back: '继续写',
  },
  danger: {
    title: '再看一眼内容',
    again: '再想想',
    go: '继续发布',
  },
  quit: { title: '提醒', ok: '知道了' },
  mention: { people: '可以提到的人', nobody: '这里没有叫这个名字的人' },
  tools: {
    label: '快捷操作',
    post: '发动态',
    top: '回到顶部',
  },
}
