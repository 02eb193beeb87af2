import { expect, test } from 'vitest'
import { cleanFileName, extensionOf } from './file-name.ts'

test.each([
  ['季度复盘.PDF', '季度复盘.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\a.png', 'a.png'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['.htaccess', 'htaccess'],
  ['a\u202egpj.exe', 'agpj.exe'],
  ['a\0b\r\nc.png', 'abc.png'],
  ['<script>.png', '_script_.png'],
  ['.png', 'png'],
  ['', 'file'],
  ['/', 'file'],
  [`${'长'.repeat(300)}.docx`, `${'长'.repeat(120)}.docx`],
])('%j is shown as %j', (name, shown) => {
  expect(cleanFileName(name)).toBe(shown)
})

test.each([
  ['a.PNG', 'png'],
  ['a.png.exe', 'exe'],
  ['a', ''],
  ['a.', ''],
  ['a.p n g', ''],
])('the ending of %j is %j', (name, extension) => {
  expect(extensionOf(name)).toBe(extension)
})
