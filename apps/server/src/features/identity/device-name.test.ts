import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/143.0 Safari/537.36',
    'PC',
    'Chrome · macOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143 Safari/537.36 Edg/143',
    'PC',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1',
    'H5',
    'Safari · iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/143 Mobile MicroMessenger/8.0', 'H5', 'WeChat · Android'],
  ['Mozilla/5.0 (Macintosh) Chrome/120 Lark/7.9', 'PC', 'Feishu · macOS'],
  ['curl/8', 'IOS', 'IOS'],
  ['', '', '—'],
])('%s', (agent, client, name) => {
  expect(deviceName(agent, client)).toBe(name)
})
