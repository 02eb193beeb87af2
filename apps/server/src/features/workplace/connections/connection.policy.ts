import {
  type ConnectionDraft,
  type ConnectionKind,
  SIGNING_SECRET_MIN,
} from '@fairlead/contract/workplace/connections.schema.ts'

const SIGNED_BY_SECRET: ReadonlySet<ConnectionKind> = new Set(['sso', 'zhiniao', 'bmw_sf_learning'])

/** What is still missing before people can come in this way. */
export const missingIn = (
  { kind, secret, address }: Pick<ConnectionDraft, 'kind' | 'secret' | 'address'>,
  isNew: boolean,
): 'secret' | 'address' | undefined => {
  if (isNew && !secret) return 'secret'
  if (secret && SIGNED_BY_SECRET.has(kind) && secret.length < SIGNING_SECRET_MIN) return 'secret'
  return kind === 'oidc' && !address ? 'address' : undefined
}
