import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set gives the demo on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: 'localhost',
    demo: true,
    timeZone: 'Asia/Shanghai',
  })
})

test('production has no demo unless it is asked for', () => {
  expect(readConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).demo).toBe(true)
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SMTP_URL', 'http://mail'],
  ['XAPI_SECRET', 'alone-without-its-key'],
])('%s=%s is refused with the name of the variable', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name)
})
