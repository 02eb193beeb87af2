import type { Credential, Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { CredentialRow } from './credentials.repository.ts'

export const presentCredential = (row: CredentialRow): Credential => ({
  credentialId: row.id,
  label: row.label,
  key: row.key,
  scopes: row.scopes as Scope[],
  createdAt: row.createdAt.toISOString(),
  revokedAt: row.revokedAt?.toISOString() ?? null,
})
