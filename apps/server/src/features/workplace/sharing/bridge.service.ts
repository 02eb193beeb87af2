import { randomBytes } from 'node:crypto'
import type { Suite } from '@fairlead/contract/primitives/suite.ts'
import { workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { CallContext } from '../../../platform/http/route.ts'
import type { Viewer } from '../../identity/public.ts'
import { type Adapters, kindsOfSuite } from '../adapters/adapters.ts'
import type { TokenKeeper } from '../adapters/token-keeper.ts'
import type { ConnectionService } from '../connections/connections.service.ts'
import type { SiteAddress } from '../site-address.ts'
import { signJsapi } from './jsapi-signature.ts'

const NONCE_BYTES = 12

export interface BridgeDependencies {
  clock: Clock
  adapters: Adapters
  connections: ConnectionService
  keep: TokenKeeper
  site: SiteAddress
}

/** Lets a page of ours speak to the suite's client around it. */
export const createBridgeService = ({ clock, adapters, connections, keep, site }: BridgeDependencies) => ({
  async sign(
    viewer: Viewer | undefined,
    asked: { tenantKey?: string | undefined; url: string; target: Suite },
    context: CallContext,
  ) {
    const { tenantKey, url, target } = asked
    const connection = await connections.find(kindsOfSuite[target], {
      tenantKey,
      enterpriseId: viewer?.enterprise.id,
    })
    const isOwn =
      connection && connection !== 'several' && (!viewer || viewer.enterprise.id === connection.enterpriseId)
    const bridge = isOwn ? adapters[connection.kind].bridge : undefined
    if (!isOwn || !bridge) throw new Problem(workplaceProblems.unknownCompany)
    const page = new URL(url)
    if (page.origin !== site.of(context)) throw new Problem(workplaceProblems.foreignAddress)
    page.hash = ''
    const jsapi_ticket = await keep(`jsapi:${connection.id}`, () => bridge.issueTicket(connection))
    const timestamp = bridge.timestamp(clock.now())
    const noncestr = randomBytes(NONCE_BYTES).toString('hex')
    return {
      appId: target === 'wecom' ? connection.tenantKey : connection.appId,
      timestamp,
      noncestr,
      signature: signJsapi({ jsapi_ticket, noncestr, timestamp, url: page.href }),
      tenantKey: connection.tenantKey,
      sdkUrl: await site.forBrowser(bridge.sdkUrl(connection), context),
    }
  },
})

export type BridgeService = ReturnType<typeof createBridgeService>
