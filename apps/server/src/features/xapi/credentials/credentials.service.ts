import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { credentialActions } from '@fairlead/contract/xapi/xapi.audit.ts'
import { credentialProblems } from '@fairlead/contract/xapi/xapi.errors.ts'
import type { Credential, Scope } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import { Cache } from '../../../platform/cache/cache.ts'
import type { Invalidations } from '../../../platform/cache/invalidations.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { AdministeredEnterprises } from '../../enterprises/public.ts'
import { requireConsole, type Viewer } from '../../identity/public.ts'
import { credentialAgent, personOf } from '../vocabulary.ts'
import type { Caller } from './caller.ts'
import { presentCredential } from './credentials.presenter.ts'
import type { CredentialsRepository } from './credentials.repository.ts'

export interface CredentialDependencies {
  database: Database
  clock: Clock
  invalidations: Invalidations
  audit: Audit
  administered: AdministeredEnterprises
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
  const { database, clock, invalidations, audit, administered, repository, personByLrsToken } = dependencies
  const cached = new Cache<string, Known>(CACHED, CACHED_MS)
  invalidations.on(TOPIC, () => cached.clear())

  /** Keys to all records of an enterprise are for those who run it. */
  const managed = async (viewer: Viewer, asked: number | undefined): Promise<number> => {
    requireConsole(viewer, 'records')
    return (await administered.choose(viewer, asked)).id
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

    async list(viewer: Viewer, asked?: number): Promise<{ items: Credential[] }> {
      return { items: (await repository.list(await managed(viewer, asked))).map(presentCredential) }
    },

    issue: (
      viewer: Viewer,
      given: { enterpriseId?: number | undefined; label: string; scopes: readonly Scope[] },
    ): Promise<{ credential: Credential; secret: string }> =>
      database.transaction(async () => {
        const enterpriseId = await managed(viewer, given.enterpriseId)
        const secret = randomText(SECRET_BYTES)
        const { label } = given
        const scopes = [...new Set(given.scopes)]
        const key = randomText(KEY_BYTES)
        const createdAt = clock.now()
        const secretHash = hashed(secret)
        const row = await repository.insert({ enterpriseId, label, key, secretHash, scopes, createdAt })
        await audit.record({
          actor: viewer,
          enterpriseId,
          action: credentialActions.issued,
          target: { kind: 'credential', id: row.id, name: label },
          detail: { key, scopes: scopes.join(', ') },
        })
        return { credential: presentCredential(row), secret }
      }),

    revoke: (viewer: Viewer, credentialId: number, asked?: number): Promise<Credential> =>
      database.transaction(async () => {
        const enterpriseId = await managed(viewer, asked)
        const row = await repository.revoke(enterpriseId, credentialId, clock.now())
        if (!row) throw new Problem(credentialProblems.notFound)
        await audit.record({
          actor: viewer,
          enterpriseId,
          action: credentialActions.revoked,
          target: { kind: 'credential', id: row.id, name: row.label },
          detail: { key: row.key },
        })
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
