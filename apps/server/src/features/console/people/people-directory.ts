import { personProblems } from '@fairlead/contract/console/console.errors.ts'
import type { ManagedPerson } from '@fairlead/contract/console/people.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type {
  AdministeredEnterprises,
  AdministrationRepository,
  EnterpriseMemberRow,
  EnterpriseRow,
  OrganizationRepository,
} from '../../enterprises/public.ts'
import { canUseConsole, type UsersRepository, type Viewer } from '../../identity/public.ts'
import type { MembershipRepository, MembershipRow } from '../../membership/public.ts'
import { type Account, type Places, presentManagedPerson } from './people.presenter.ts'

export interface DirectoryDependencies {
  clock: Clock
  administered: AdministeredEnterprises
  administration: AdministrationRepository
  organization: OrganizationRepository
  users: Pick<UsersRepository, 'findByIds'>
  memberships: MembershipRepository
}

/** One member with all that is known of them. */
export interface Found {
  member: EnterpriseMemberRow
  account: Account
  held: MembershipRow
  places: Places
}

/** Members with what identity, enterprise and membership each know of them, in a fixed number of queries. */
export const createPeopleDirectory = (dependencies: DirectoryDependencies) => {
  const { clock, administered, administration, organization, users, memberships } = dependencies

  const placesOf = async (enterprise: EnterpriseRow): Promise<Places> => {
    const [departments, classes] = await Promise.all([
      organization.departments(enterprise.id),
      organization.classes(enterprise.id),
    ])
    return { enterprise, departments, classes }
  }

  const load = async (places: Places, members: readonly EnterpriseMemberRow[]): Promise<Found[]> => {
    const [accounts, held] = await Promise.all([
      users.findByIds(members.map(({ userId }) => userId)),
      memberships.findMemberships(
        members.map(({ id }) => id),
        clock.now(),
      ),
    ])
    const accountOf = new Map(accounts.map((account) => [account.id, account]))
    const heldBy = new Map(held.map((row) => [row.enterprise_user_id, row]))
    return members.flatMap((member) => {
      const account = accountOf.get(member.userId)
      const membership = heldBy.get(member.id)
      return account && membership ? [{ member, account, held: membership, places }] : []
    })
  }

  const present = (
    viewer: Viewer,
    language: Language,
    { places, member, account, held }: Found,
  ): ManagedPerson => presentManagedPerson(viewer, language, places, member, account, held)

  /** A member the viewer looks after; any other does not exist for them. */
  const find = async (viewer: Viewer, enterpriseUserId: number): Promise<Found> => {
    const member = await administration.findMember(enterpriseUserId)
    const enterprise = (await administered.listOf(viewer)).find(({ id }) => id === member?.enterpriseId)
    const [found] =
      member && enterprise && canUseConsole(viewer, 'people')
        ? await load(await placesOf(enterprise), [member])
        : []
    if (!found) throw new Problem(personProblems.notFound)
    return found
  }

  return { placesOf, load, present, find }
}

export type PeopleDirectory = ReturnType<typeof createPeopleDirectory>
