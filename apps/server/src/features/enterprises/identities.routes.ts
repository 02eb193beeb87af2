import {
  findLinkIdentity,
  listIdentities,
  switchIdentity,
} from '@fairlead/contract/enterprises/enterprises.endpoints.ts'
import { presentOpened, route } from '../identity/public.ts'
import { presentIdentity } from './identities.presenter.ts'
import type { IdentityService } from './identities.service.ts'

export const identityRoutes = (identities: IdentityService) => [
  route(listIdentities, async ({ viewer, context }) => ({
    items: (await identities.listOf(viewer)).map((member) => presentIdentity(member, context.lang)),
  })),
  route(switchIdentity, async ({ viewer, input, context }) =>
    presentOpened(await identities.switchTo(viewer, input.enterpriseUserId, context), context.lang),
  ),
  route(findLinkIdentity, async ({ viewer, input }) => ({
    enterpriseUserId: await identities.identityForLink(viewer, input.kind, input.id),
  })),
]
