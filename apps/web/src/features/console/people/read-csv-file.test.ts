import { expect, it } from 'vitest'
import { readCsvFile } from './read-csv-file.ts'

const gb18030 = new Uint8Array([0xd0, 0xd5, 0xc3, 0xfb])

it.each([
  ['UTF-8', '姓名', { csv: '姓名' }],
  ['GB 18030', gb18030, { csv: '姓名' }],
  ['a workbook', 'PK\u0003\u0004\0', { fault: 'unreadable' }],
  ['too much', 'x'.repeat(1_000_001), { fault: 'tooLarge' }],
])('reads %s', async (_, content, read) => {
  expect(await readCsvFile(new File([content], 'people.csv'))).toEqual(read)
})
