import { expect, test } from 'vitest'
import { readCsvPeople } from './csv-people.ts'

test('headings in either language, in any order, behind a byte order mark', () => {
  const { people, ignoredColumns } = readCsvPeople(
    '\uFEFF手机号,姓名,星座,Department\n138 0000 1111,"李, 雷",狮子,销售部\n\n,韩梅梅,,\n',
  )
  expect(people).toMatchObject([
    { line: 2, name: '李, 雷', phone: '138 0000 1111', department: '销售部' },
    { line: 4, name: '韩梅梅', phone: '' },
  ])
  expect(ignoredColumns).toEqual(['星座'])
})

test.each([
  ['semicolons', 'name;phone\nLi;13800001111'],
  ['tabs', 'name\tphone\nLi\t13800001111'],
  ['wide commas', '姓名，手机\nLi，13800001111'],
])('%s separate as well', (_, csv) => {
  expect(readCsvPeople(csv).people).toMatchObject([{ name: 'Li', phone: '13800001111' }])
})

test.each([
  ['', 'import.noNames'],
  ['手机,邮箱\n138,a@b.c', 'import.noNames'],
  ['姓名,手机\n', 'import.empty'],
  ['姓名,手机\n,\n', 'import.empty'],
  ['姓名\n"不闭合', 'import.unreadable'],
  [`姓名\n${'李\n'.repeat(2001)}`, 'import.tooMany'],
])('%j is %s', (csv, problem) => {
  expect(() => readCsvPeople(csv)).toThrow(problem)
})
