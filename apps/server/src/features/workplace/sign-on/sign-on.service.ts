import { createHash, randomBytes } from 'node:crypto'
import { ticketProblems, workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import type { Lander, SignOnStep } from '@fairlead/contract/workplace/workplace.schema.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { CallContext } from '../../../platform/http/route.ts'
import type { Viewer } from '../../identity/public.ts'
import type { Connection } from '../adapters/adapter.ts'
import { type Adapters, kindsOf } from '../adapters/adapters.ts'
import type { ConnectionService } from '../connections/connections.service.ts'
import type { SiteAddress } from '../site-address.ts'
import type { DirectoryService } from './directory.service.ts'
import type { SignOnsRepository } from './sign-ons.repository.ts'

const SIGN_ON_MINUTES = 10
const KEY_BYTES = 32
/** WeCom's client names people on its own page only; /feishu is the page for browsers. */
const BRIDGED: ReadonlySet<Lander> = new Set(['feishu-app', 'dingTalk', 'dingTalkThird'])

const createKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
const hash = (key: string): Buffer => createHash('sha256').update(key).digest()

interface Arrival {
  lander: Lander
  tenantKey?: string | undefined
  inClient: boolean
}

export interface SignOnDependencies {
  clock: Clock
  adapters: Adapters
  connections: ConnectionService
  directory: DirectoryService
  repository: SignOnsRepository
  site: SiteAddress
}

export const createSignOnService = (dependencies: SignOnDependencies) => {
  const { clock, adapters, connections, directory, repository, site } = dependencies

  const kindsBy = (way: 'code' | 'readTicket', lander: Lander) =>
    kindsOf[lander].filter((kind) => adapters[kind][way])

  const connectionFor = async ({ lander, tenantKey }: Pick<Arrival, 'lander' | 'tenantKey'>) =>
    (await connections.find(kindsBy('code', lander), { tenantKey })) ??
    (await connections.find(kindsBy('readTicket', lander), { tenantKey }))

  const begin = async (
    connection: Connection,
    arrival: Arrival,
    context: CallContext,
  ): Promise<SignOnStep> => {
    const { code, bridge } = adapters[connection.kind]
    if (!code) return toPortal(connection, context)
    const byBridge = bridge !== undefined && arrival.inClient && BRIDGED.has(arrival.lander)
    const begun = { state: createKey(), browserKey: createKey() }
    const authorisation = {
      redirectUri: `${site.of(context)}/${arrival.lander}`,
      state: begun.state,
      nonce: createKey(),
      codeVerifier: createKey(),
    }
    const url = byBridge ? '' : await code.authorizeUrl(connection, authorisation)
    const { state, ...kept } = authorisation
    await repository.begin({
      ...kept,
      stateHash: hash(state),
      browserHash: hash(begun.browserKey),
      connectionId: connection.id,
      byBridge,
      expiresAt: new Date(clock.now().getTime() + SIGN_ON_MINUTES * 60_000),
    })
    if (!byBridge) return { next: 'redirect', url: await site.forBrowser(url, context), ...begun }
    const { appId, tenantKey } = connection
    const sdkUrl = await site.forBrowser(bridge.sdkUrl(connection), context)
    return { next: 'bridge', suite: bridge.suite, sdkUrl, appId, tenantKey, ...begun }
  }

  const toPortal = async ({ address }: Connection, context: CallContext): Promise<SignOnStep> => {
    if (!address) throw new Problem(ticketProblems.missing)
    return { next: 'portal', url: await site.forBrowser(address, context) }
  }

  return {
    async start(viewer: Viewer | undefined, arrival: Arrival, context: CallContext): Promise<SignOnStep> {
      const connection = await connectionFor(arrival)
      if (connection === 'several') return { next: 'askCompany' }
      if (!connection) throw new Problem(workplaceProblems.unknownCompany)
      if (viewer?.enterprise.id === connection.enterpriseId) return { next: 'arrived' }
      return begin(connection, arrival, context)
    },

    async finish(
      given: { state: string; browserKey: string; answer: Readonly<Record<string, string>> },
      context: CallContext,
    ) {
      const { state, browserKey, answer } = given
      const begun = await repository.use(hash(state), hash(browserKey), clock.now())
      const connection = begun && (await connections.byId(begun.connectionId))
      const code = connection && adapters[connection.kind].code
      if (!begun || !code) throw new Problem(workplaceProblems.signOnExpired)
      if (!answer.code && !answer.authCode) throw new Problem(workplaceProblems.refused)
      const person = await code.identify(connection, { ...begun, state, answer: { ...answer, state } })
      const opened = await directory.admit(connection, person, context)
      return { ...opened, tenantKey: connection.tenantKey }
    },

    async signOnWithTicket(
      given: { lander: Lander; tenantKey?: string | undefined; ticket: Readonly<Record<string, string>> },
      context: CallContext,
    ) {
      const { lander, tenantKey, ticket } = given
      const connection = await connections.find(kindsBy('readTicket', lander), { tenantKey })
      if (!connection || connection === 'several') throw new Problem(workplaceProblems.unknownCompany)
      const read = await adapters[connection.kind].readTicket?.(connection, ticket, clock.now())
      if (!read) throw new Problem(workplaceProblems.unknownCompany)
      // Before anything else happens: of two at once, one gets in.
      if (!(await repository.useTicket(connection.id, read.id, read.expiresAt)))
        throw new Problem(ticketProblems.used)
      const opened = await directory.admit(connection, read.person, context)
      return { ...opened, tenantKey: connection.tenantKey }
    },
  }
}

export type SignOnService = ReturnType<typeof createSignOnService>
