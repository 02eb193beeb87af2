import { identityProblems } from '@fairlead/contract/enterprises/enterprises.errors.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { CallContext } from '../../platform/http/route.ts'
import type { SessionService, Viewer } from '../identity/public.ts'
import type { EnterprisesRepository } from './enterprises.repository.ts'

/** Which enterprise something belongs to; undefined when it does not exist. */
export type OwnerOf = (id: number) => Promise<number | undefined>

export interface IdentityDependencies {
  repository: EnterprisesRepository
  sessions: Pick<SessionService, 'switchTo'>
}

/** One person in several enterprises: which, as whom to go on, and as whom a link opens. */
export const createIdentityService = ({ repository, sessions }: IdentityDependencies) => {
  const owners = new Map<string, OwnerOf>()

  return {
    async listOf(viewer: Viewer) {
      const ids = (await repository.identitiesOf(viewer.userId)).map(({ id }) => id)
      const members = await repository.findMembers(ids)
      return members
        .map((member) => ({ ...member, isCurrent: member.id === viewer.enterpriseUserId }))
        .sort((a, b) => Number(b.enterprise_is_default) - Number(a.enterprise_is_default) || a.id - b.id)
    },

    async switchTo(viewer: Viewer, enterpriseUserId: number, context: CallContext) {
      const own = await repository.identitiesOf(viewer.userId)
      if (!own.some(({ id }) => id === enterpriseUserId)) throw new Problem(identityProblems.unknown)
      const opened = await sessions.switchTo(viewer, enterpriseUserId, context)
      if (!opened) throw new Problem(generalProblems.signedOut)
      return opened
    },

    /** Each feature whose things have links says whose they are. */
    registerLinks(kind: string, ownerOf: OwnerOf): void {
      owners.set(kind, ownerOf)
    },

    /** Tells only of the viewer's own identities, so that nothing else shows through. */
    async identityForLink(viewer: Viewer, kind: string, id: number): Promise<number> {
      const enterpriseId = await owners.get(kind)?.(id)
      const own = enterpriseId ? await repository.identitiesOf(viewer.userId) : []
      const found = own.find((identity) => identity.enterpriseId === enterpriseId)?.id ?? 0
      return found === viewer.enterpriseUserId ? 0 : found
    },
  }
}

export type IdentityService = ReturnType<typeof createIdentityService>
