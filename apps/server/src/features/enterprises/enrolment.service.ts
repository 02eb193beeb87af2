import type { Clock } from '../../platform/clock/clock.ts'
import type { EnterprisesRepository } from './enterprises.repository.ts'
import type { InvitationsRepository } from './invitations.repository.ts'

const NO_POSITION = { en: '', zh: '' }

const codeOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** How a newcomer gets a place: always among the personal learners, and by invitation in an enterprise. */
export const createEnrolmentService = (
  clock: Clock,
  enterprises: EnterprisesRepository,
  invitations: InvitationsRepository,
) => ({
  accepts: (invitationCode: string): Promise<boolean> =>
    invitations.isGood(codeOf(invitationCode), clock.now()),

  /** Inside the transaction that makes the account. False when the invitation was used up meanwhile. */
  async enrol(userId: number, invitationCode: string | undefined): Promise<boolean> {
    const invited = invitationCode ? await invitations.use(codeOf(invitationCode), clock.now()) : undefined
    if (invitationCode && !invited) return false
    const personalId = await enterprises.defaultId()
    const join = (enterpriseId: number, isPrimary: boolean, enterpriseClassId?: number | null) =>
      invitations.insertMember({
        enterpriseId,
        userId,
        studentId: `M${enterpriseId}${String(userId).padStart(6, '0')}`,
        enterpriseClassId: enterpriseClassId ?? null,
        position: NO_POSITION,
        isPrimary,
        joinedAt: clock.now(),
      })
    if (personalId !== undefined && personalId !== invited?.enterpriseId) await join(personalId, !invited)
    if (invited) await join(invited.enterpriseId, true, invited.enterpriseClassId)
    return true
  },
})
