import type { Suite } from '@fairlead/contract/primitives/suite.ts'
import type { Lander } from '@fairlead/contract/workplace/workplace.schema.ts'
import type { ConnectionKind } from '../connections/connections.repository.ts'
import type { WorkplaceAdapter } from './adapter.ts'
import { createDingtalkAdapter } from './dingtalk.adapter.ts'
import { createFeishuAdapter } from './feishu.adapter.ts'
import { createOidcAdapter } from './oidc.adapter.ts'
import { createJwtTicketAdapter, createSignedQueryAdapter } from './signed-ticket.adapter.ts'
import type { TokenKeeper } from './token-keeper.ts'
import { createWecomAdapter } from './wecom.adapter.ts'

export type Adapters = Readonly<Record<ConnectionKind, WorkplaceAdapter>>

export const createAdapters = (keep: TokenKeeper): Adapters => ({
  feishu: createFeishuAdapter(keep),
  wecom: createWecomAdapter(keep),
  dingtalk: createDingtalkAdapter(keep, 'own'),
  dingtalk_third: createDingtalkAdapter(keep, 'third-party'),
  oidc: createOidcAdapter(),
  sso: createJwtTicketAdapter(),
  zhiniao: createSignedQueryAdapter(),
  bmw_sf_learning: createJwtTicketAdapter(),
})

/** Which connections a lander serves; the first one found is used. */
export const kindsOf: Readonly<Record<Lander, readonly ConnectionKind[]>> = {
  feishu: ['feishu'],
  'feishu-app': ['feishu'],
  workWechat: ['wecom'],
  dingTalk: ['dingtalk'],
  dingTalkThird: ['dingtalk_third'],
  sso: ['oidc', 'sso'],
  zhiniao: ['zhiniao'],
  bmw_sf_learning: ['bmw_sf_learning'],
}

export const kindsOfSuite: Readonly<Record<Suite, readonly ConnectionKind[]>> = {
  feishu: ['feishu'],
  wecom: ['wecom'],
  dingtalk: ['dingtalk', 'dingtalk_third'],
}
