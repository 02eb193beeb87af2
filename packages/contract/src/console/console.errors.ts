import { defineProblems } from '../problem.ts'

export const personProblems = defineProblems('person', {
  notFound: { code: 22201, en: 'This person is no longer here.', zh: '这个人已经不在了。' },
  oneself: {
    code: 22202,
    en: 'You cannot do this to yourself. Ask another administrator.',
    zh: '不能对自己这样操作，请让另一位管理员处理。',
  },
  aboveYou: {
    code: 22203,
    en: 'Only administrators of the platform can change this.',
    zh: '只有平台管理员才能改动这一项。',
  },
})

export const importProblems = defineProblems('import', {
  unreadable: {
    code: 22210,
    en: 'We could not read this as a table. Line {line}: please check its quotes and separators.',
    zh: '没法按表格读取这个文件，请检查第 {line} 行的引号和分隔符。',
  },
  noNames: {
    code: 22211,
    en: 'The first line has to name the columns, and one of them has to be “name”.',
    zh: '第一行要写列名，而且必须有「姓名」这一列。',
  },
  empty: {
    code: 22212,
    en: 'There is nobody below the first line yet.',
    zh: '列名下面还没有任何人。',
  },
  tooMany: {
    code: 22213,
    en: 'At most {most} people at a time. Please split the file.',
    zh: '一次最多导入 {most} 人，请拆成几个文件。',
  },
})

export const organizationProblems = defineProblems('organization', {
  notFound: { code: 22220, en: 'This is no longer here. Please reload.', zh: '它已经不在了，请刷新后再试。' },
  nameTaken: {
    code: 22221,
    en: 'There is already one called “{name}”.',
    zh: '已经有一个「{name}」了。',
  },
  past: {
    code: 22224,
    en: 'The last day has to be in the future.',
    zh: '有效期要晚于今天。',
  },
  hasParts: {
    code: 22222,
    en: 'There are departments below it. Please move or remove them first.',
    zh: '它下面还有部门，请先移走或删除。',
  },
  belowItself: {
    code: 22223,
    en: 'A department cannot be below itself.',
    zh: '部门不能放到自己下面。',
  },
})
