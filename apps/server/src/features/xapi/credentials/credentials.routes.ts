import { issueCredential, listCredentials, revokeCredential } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { CredentialService } from './credentials.service.ts'

export const credentialRoutes = (credentials: CredentialService) => [
  route(listCredentials, ({ viewer, input }) => credentials.list(viewer, input.enterpriseId)),
  route(issueCredential, ({ viewer, input }) => credentials.issue(viewer, input)),
  route(revokeCredential, ({ viewer, input }) =>
    credentials.revoke(viewer, input.credentialId, input.enterpriseId),
  ),
]
