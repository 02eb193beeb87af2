import { type Suite, suiteOf } from '@fairlead/contract/primitives/suite.ts'

/** Where each suite serves the script of its bridge. */
export const suiteScripts: Readonly<Record<Suite, string>> = {
  feishu: 'https://lf-scm-cn.feishucdn.com/lark/op/h5-js-sdk-1.5.44.js',
  wecom: 'https://wwcdn.weixin.qq.com/node/open/js/wecom-jssdk-2.3.4.js',
  dingtalk: 'https://g.alicdn.com/dingding/dingtalk-jsapi/3.0.41/dingtalk.open.js',
}

/** Pages may run a script that is not ours only inside the client of the suite it belongs to. */
export const scriptsAllowedIn = (userAgent: string): string[] => {
  const suite = suiteOf(userAgent)
  return suite ? [new URL(suiteScripts[suite]).origin] : []
}
