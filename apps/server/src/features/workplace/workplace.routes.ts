import {
  listConnections,
  removeConnection,
  saveConnection,
} from '@fairlead/contract/workplace/connections.endpoints.ts'
import {
  finishSignOn,
  readShareCard,
  signForSuite,
  signOnWithTicket,
  startSignOn,
} from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { presentOpened, route } from '../identity/public.ts'
import type { ConnectionAdministration } from './connections/connection-administration.service.ts'
import type { BridgeService } from './sharing/bridge.service.ts'
import type { ShareCardService } from './sharing/share-card.service.ts'
import type { SignOnService } from './sign-on/sign-on.service.ts'

export const workplaceRoutes = (signOn: SignOnService, bridge: BridgeService, cards: ShareCardService) => [
  route(startSignOn, ({ viewer, input, context }) => signOn.start(viewer, input, context)),
  route(finishSignOn, async ({ input, context }) => {
    const { tenantKey, ...opened } = await signOn.finish(input, context)
    return { ...presentOpened(opened, opened.viewer.language), tenantKey }
  }),
  route(signOnWithTicket, async ({ input, context }) => {
    const { tenantKey, ...opened } = await signOn.signOnWithTicket(input, context)
    return { ...presentOpened(opened, opened.viewer.language), tenantKey }
  }),
  route(signForSuite, ({ viewer, input, context }) => bridge.sign(viewer, input, context)),
  route(readShareCard, ({ viewer, input, context }) => cards.cardOf(viewer, input, context)),
]

export const connectionRoutes = (connections: ConnectionAdministration) => [
  route(listConnections, ({ viewer, context }) => connections.list(viewer, context.lang)),
  route(saveConnection, ({ viewer, input, context }) => connections.save(viewer, input, context.lang)),
  route(removeConnection, ({ viewer, input }) => connections.remove(viewer, input.connectionId)),
]
