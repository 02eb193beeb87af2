import { suiteOf } from '@fairlead/contract/primitives/suite.ts'
import { describe, expect, it } from 'vitest'
import { environmentOf } from './environment.ts'

const browser = { isNative: false, hasAndroidFlag: false, isIosDevice: false, width: 1440 }

describe('environmentOf', () => {
  it.each([
    ['a wide browser', browser, 'pc'],
    ['a browser of exactly 1024 px', { ...browser, width: 1024 }, 'pc'],
    ['a narrower browser', { ...browser, width: 1023 }, 'h5'],
    ['the Android shell', { ...browser, isNative: true, hasAndroidFlag: true, width: 390 }, 'android'],
    ['the Android shell on a tablet', { ...browser, isNative: true, hasAndroidFlag: true }, 'android'],
    ['the iOS shell', { ...browser, isNative: true, isIosDevice: true, width: 390 }, 'ios'],
    ['a browser on Android', { ...browser, hasAndroidFlag: true, width: 390 }, 'h5'],
    ['a browser on an iPad', { ...browser, isIosDevice: true }, 'pc'],
  ] as const)('%s is %s', (_, device, environment) => {
    expect(environmentOf(device)).toBe(environment)
  })
})

describe('suiteOf', () => {
  it.each([
    ['Mozilla/5.0 (Macintosh) Chrome/120 Safari/537.36 Lark/7.9 LarkLocale/zh_CN', 'feishu'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/108 Safari/537.36 Feishu/7.1', 'feishu'],
    ['Mozilla/5.0 (iPhone) AppleWebKit/605 wxwork/4.1.22 MicroMessenger/7.0', 'wecom'],
    ['Mozilla/5.0 (Linux; Android 13) AliApp(DingTalk/7.5.0)', 'dingtalk'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/17 Safari/605', undefined],
  ])('%s', (userAgent, suite) => {
    expect(suiteOf(userAgent)).toBe(suite)
  })
})
