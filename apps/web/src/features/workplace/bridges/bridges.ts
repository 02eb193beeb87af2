import type { Suite } from '@fairlead/contract/primitives/suite.ts'
import { signForSuite } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { call } from '../../../platform/api/call.ts'
import type { SignedPage, SuiteBridge } from './bridge.ts'
import { dingtalkBridge } from './dingtalk.bridge.ts'
import { feishuBridge } from './feishu.bridge.ts'
import { loadScript } from './load-script.ts'
import { wecomBridge } from './wecom.bridge.ts'

export const bridges: Readonly<Record<Suite, SuiteBridge>> = {
  feishu: feishuBridge,
  wecom: wecomBridge,
  dingtalk: dingtalkBridge,
}

/** The page as it stands, signed for the suite around it, whose script is then there. */
export const signPage = async (suite: Suite): Promise<SignedPage> => {
  const page = await call(signForSuite, { url: window.location.href, target: suite }, { silent: true })
  await loadScript(page.sdkUrl)
  return page
}
