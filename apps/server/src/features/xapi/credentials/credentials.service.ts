import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { credentialProblems } from '@fairlead/contract/xapi/xapi.errors.ts'
import type { Credential, Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import { Cache } from '../../../platform/cache/cache.ts'
import type { Invalidations } from '../../../platform/cache/invalidations.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { Viewer } from '../../identity/public.ts'
import { credentialAgent, personOf } from '../vocabulary.ts'
import type { Caller } from './caller.ts'
import { canManageCredentials } from './credentials.policy.ts'
import { presentCredential } from './credentials.presenter.ts'
import type { CredentialsRepository } from './credentials.repository.ts'

export interface CredentialDependencies {
  database: Database
  clock: Clock
  invalidations: Invalidations
  repository: CredentialsRepository
  /** The person behind the lrstoken of a session. */
  personByLrsToken: (
    lrstoken: string,
  ) => Promise<{ enterpriseId: number; enterpriseUserId: number } | undefined>
}

type Known = NonNullable<Awaited<ReturnType<CredentialsRepository['findByKey']>>>

const KEY_BYTES = 12
const SECRET_BYTES = 32
const TOPIC = 'record-credentials'
const CACHED = 1_000
const CACHED_MS = 15_000
const PERSON_SCOPES: readonly Scope[] = ['statements/write', 'statements/read/mine']

const hashed = (secret: string): Buffer => hash('sha256', secret, 'buffer')
const randomText = (bytes: number): string => randomBytes(bytes).toString('base64url')

export const createCredentialService = (dependencies: CredentialDependencies) => {
  const { database, clock, invalidations, repository, personByLrsToken } = dependencies
  const cached = new Cache<string, Known>(CACHED, CACHED_MS)
  invalidations.on(TOPIC, () => cached.clear())

  const assertManager = (viewer: Viewer): void => {
    if (!canManageCredentials(viewer)) throw new Problem(generalProblems.forbidden)
  }

  const find = async (key: string): Promise<Known | undefined> => {
    const known = cached.get(key)
    if (known) return known
    const row = await repository.findByKey(key)
    if (row) cached.set(key, row)
    return row
  }

  const ofPerson = async (lrstoken: string): Promise<Caller | undefined> => {
    const person = await personByLrsToken(lrstoken)
    return (
      person && {
        enterpriseId: person.enterpriseId,
        scopes: PERSON_SCOPES,
        authority: personOf(person),
        isPerson: true,
      }
    )
  }

  return {
    /** Key and secret of a credential, or anything and the lrstoken of a session. */
    async byPassword(key: string, secret: string): Promise<Caller | undefined> {
      const credential = await find(key)
      if (!credential) return ofPerson(secret)
      if (!timingSafeEqual(credential.secretHash, hashed(secret))) return undefined
      return {
        enterpriseId: credential.enterpriseId,
        scopes: credential.scopes,
        authority: credentialAgent(credential.key),
        isPerson: false,
      }
    },

    byToken: ofPerson,

    async list(viewer: Viewer): Promise<{ items: Credential[] }> {
      assertManager(viewer)
      return { items: (await repository.list(viewer.enterprise.id)).map(presentCredential) }
    },

    async issue(
      viewer: Viewer,
      { label, scopes }: { label: string; scopes: readonly Scope[] },
    ): Promise<{ credential: Credential; secret: string }> {
      assertManager(viewer)
      const secret = randomText(SECRET_BYTES)
      const row = await repository.insert({
        enterpriseId: viewer.enterprise.id,
        label,
        key: randomText(KEY_BYTES),
        secretHash: hashed(secret),
        scopes: [...new Set(scopes)],
        createdAt: clock.now(),
      })
      return { credential: presentCredential(row), secret }
    },

    revoke: (viewer: Viewer, credentialId: number): Promise<Credential> =>
      database.transaction(async () => {
        assertManager(viewer)
        const row = await repository.revoke(viewer.enterprise.id, credentialId, clock.now())
        if (!row) throw new Problem(credentialProblems.notFound)
        await invalidations.announce(TOPIC, row.id)
        return presentCredential(row)
      }),

    /** The one of the configuration, for tools that are set up together with the server. */
    putConfigured: (enterpriseId: number, { key, secret }: { key: string; secret: string }): Promise<void> =>
      repository.put({
        enterpriseId,
        label: 'XAPI_KEY',
        key,
        secretHash: hashed(secret),
        scopes: ['all'],
        createdAt: clock.now(),
      }),
  }
}

export type CredentialService = ReturnType<typeof createCredentialService>
