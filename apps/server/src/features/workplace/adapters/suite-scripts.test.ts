import { expect, test } from 'vitest'
import { scriptsAllowedIn } from './suite-scripts.ts'

test.each([
  ['Mozilla/5.0 Chrome/120 Lark/7.9', ['https://lf-scm-cn.feishucdn.com']],
  ['Mozilla/5.0 wxwork/4.1 MicroMessenger/7.0', ['https://wwcdn.weixin.qq.com']],
  ['Mozilla/5.0 AliApp(DingTalk/7.5.0)', ['https://g.alicdn.com']],
  ['Mozilla/5.0 Chrome/120 Safari/537.36', []],
  ['', []],
])('in %j', (userAgent, origins) => {
  expect(scriptsAllowedIn(userAgent)).toEqual(origins)
})
