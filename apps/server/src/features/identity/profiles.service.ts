import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { type GuideStep, guideStepSchema, type Profile } from '@fairlead/contract/identity/profile.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { MemberByStudentId, MemberCard } from './member-card.ts'
import { canSeeMember, canSeeTab } from './profiles.policy.ts'
import { presentProfile } from './profiles.presenter.ts'
import type { ProfilesRepository } from './profiles.repository.ts'
import type { Viewer } from './viewer.ts'

export interface ProfileDependencies {
  repository: ProfilesRepository
  memberByStudentId: MemberByStudentId
}

export const createProfileService = ({ repository, memberByStudentId }: ProfileDependencies) => {
  const seenMember = async (viewer: Viewer, studentId: string): Promise<MemberCard> => {
    const member = await memberByStudentId(studentId)
    if (!member || !canSeeMember(viewer, member)) throw new Problem(accountProblems.unknown)
    return member
  }

  return {
    async read(viewer: Viewer, studentId: string | undefined, language: Language): Promise<Profile> {
      const member = await seenMember(viewer, studentId ?? viewer.studentId)
      return presentProfile(viewer, member, await repository.find(member.userId), language)
    },

    guideOf: async (viewer: Viewer): Promise<GuideStep[]> =>
      knownSteps((await repository.find(viewer.userId))?.guideSteps ?? []),

    tickGuideStep: async (viewer: Viewer, step: GuideStep, isDone: boolean): Promise<GuideStep[]> =>
      knownSteps(await repository.tickGuideStep(viewer.userId, step, isDone)),

    /** The person whose tab is asked for, for the features that fill it; refused as unknown when they hide it. */
    async openTab(viewer: Viewer, studentId: string, tab: string): Promise<MemberCard> {
      const member = await seenMember(viewer, studentId)
      const isOwn = member.enterpriseUserId === viewer.enterpriseUserId
      const hidden = isOwn ? [] : ((await repository.find(member.userId))?.hiddenTabs ?? [])
      if (!canSeeTab(isOwn, hidden, tab)) throw new Problem(accountProblems.unknown)
      return member
    },
  }
}

const knownSteps = (steps: readonly string[]): GuideStep[] =>
  guideStepSchema.options.filter((step) => steps.includes(step))

export type ProfileService = ReturnType<typeof createProfileService>
