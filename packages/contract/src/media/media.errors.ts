import { defineProblems } from '../problem.ts'

/** Why a file was not taken; every text names the file and says what to do. */
export const uploadProblems = defineProblems('upload', {
  noFile: { code: 20401, en: 'Please choose a file first.', zh: '请先选择文件。' },
  empty: {
    code: 20402,
    en: '“{name}” is empty. Please choose another file.',
    zh: '「{name}」是空文件，请换一个。',
  },
  tooLarge: {
    code: 20403,
    en: '“{name}” is larger than {limit} MB. Please make it smaller and try again.',
    zh: '「{name}」超过 {limit} MB，请压缩后再上传。',
  },
  wrongExtension: {
    code: 20404,
    en: '“{name}” is not of a kind that fits here. Please choose {extensions}.',
    zh: '「{name}」的格式不支持，请选择 {extensions}。',
  },
  contentMismatch: {
    code: 20405,
    en: 'The content of “{name}” is not what its ending says. Please save it anew in the right format.',
    zh: '「{name}」的内容和扩展名对不上，请重新导出后再上传。',
  },
  unreadable: {
    code: 20406,
    en: '“{name}” is damaged and cannot be opened. Please choose another file.',
    zh: '「{name}」已损坏，打不开，请换一个文件。',
  },
  pictureTooLarge: {
    code: 20407,
    en: '“{name}” has more than {side} × {side} pixels. Please make it smaller and try again.',
    zh: '「{name}」超过 {side} × {side} 像素，请缩小后再上传。',
  },
  suspicious: {
    code: 20408,
    en: '“{name}” unpacks to far too much or holds macros. Please save a plain copy and upload that.',
    zh: '「{name}」解压后过大或带有宏，请另存为普通文件后再上传。',
  },
  personQuota: {
    code: 20409,
    en: 'Your space is full ({limit} MB). Please delete something before you upload “{name}”.',
    zh: '你的空间已满（{limit} MB），删掉一些内容后再上传「{name}」。',
  },
  enterpriseQuota: {
    code: 20410,
    en: 'The space of your enterprise is full. Please ask your administrator, then upload “{name}” again.',
    zh: '企业空间已满，请联系管理员扩容后再上传「{name}」。',
  },
  outOfOrder: {
    code: 20411,
    en: 'A part of “{name}” is missing. Please press retry: we go on where it stopped.',
    zh: '「{name}」缺了一段，点重试就会接着传。',
  },
  changed: {
    code: 20412,
    en: '“{name}” is not the file this upload began with. Please remove it and choose it again.',
    zh: '「{name}」和开始上传时的文件不一样，请移除后重新选择。',
  },
  notYours: {
    code: 20413,
    en: 'One of the attachments is no longer here. Please remove it and upload it again.',
    zh: '有附件已经失效，请移除后重新上传。',
  },
})

/** As the object store itself answers: with the HTTP status, because generic uploaders look at nothing else. */
export const directUploadProblems = defineProblems('directUpload', {
  wrongSignature: {
    code: 403,
    en: 'This upload was not permitted by us. Please reload the page and try again.',
    zh: '上传授权无效，请刷新页面后重试。',
  },
  expired: {
    code: 403,
    en: 'The permission to upload has run out. Please try again.',
    zh: '上传授权已过期，请重试。',
  },
  againstPolicy: {
    code: 403,
    en: 'This upload goes beyond what was permitted. Please choose the file again.',
    zh: '上传内容超出授权范围，请重新选择文件。',
  },
  wrongSize: {
    code: 400,
    en: 'This file is empty or larger than permitted. Please choose another one.',
    zh: '文件为空或超过大小限制，请换一个。',
  },
})
