import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  upload: {
    list: '附件',
    waiting: '等待上传',
    paused: '已暂停',
    done: '已上传',
    checking: '正在检查…',
    speed: '{{speed}}/秒',
    secondsLeft_other: '还要 {{count}} 秒',
    minutesLeft_other: '还要 {{count}} 分钟',
    progressOf: '{{name}} 的上传进度',
    pause: '暂停上传 {{name}}',
    resume: '继续上传 {{name}}',
    retry: '重试 {{name}}',
    remove: '移除 {{name}}',
    hide: '知道了',
    previewOf: '{{name}} 的预览',
  },
  problem: {
    connection: '「{{name}}」上传时断线了，已传的部分都在，稍后会自动接着传，也可以点重试。',
    offline: '网络断开了，恢复后会接着传「{{name}}」。',
    size: '「{{name}}」是空文件或超过 {{limit}} MB，请换一个。',
    extension: '「{{name}}」的格式不支持，请选择 {{extensions}}。',
    duplicate: '「{{name}}」已经在列表里了。',
    tooMany_other: '最多 {{count}} 个，「{{name}}」没有加进来，移除一个再添加。',
    pictureFormat: '「{{name}}」不是能打开的图片，请另存为 JPG 或 PNG。',
    pictureSize: '「{{name}}」太大，这台设备处理不了，请缩小后再上传。',
    unreadable: '「{{name}}」读不到了，请重新选择。',
  },
  leave: {
    title: '还有文件正在上传',
    text: '现在离开，上传会中断；写好的内容都会保留。',
    stay: '继续上传',
    go: '离开',
  },
}
