import { addForwarding, listForwardings, removeForwarding } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { ForwardingService } from './forwarding.service.ts'

export const forwardingRoutes = (forwarding: ForwardingService) => [
  route(listForwardings, ({ viewer }) => forwarding.list(viewer)),
  route(addForwarding, ({ viewer, input }) => forwarding.add(viewer, input)),
  route(removeForwarding, ({ viewer, input }) => forwarding.remove(viewer, input.forwardingId)),
]
