import { canUseConsole, type Viewer } from '../identity/public.ts'

type Asker = Pick<Viewer, 'enterpriseUserId' | 'roles' | 'enterprise'>

interface CaseFacts {
  author: number
  isAnonymous: boolean
  isDecided: boolean
  isAppealOpen: boolean
  revealAskedBy: number | null
  isRevealed: boolean
}

/** Nobody judges what they have said themselves. */
const mayJudge = (viewer: Asker, one: CaseFacts): boolean =>
  canUseConsole(viewer, 'moderation') && viewer.enterpriseUserId !== one.author

export const caseAbilities = (viewer: Asker, one: CaseFacts) => ({
  canDecide: mayJudge(viewer, one) && !one.isDecided,
  canAnswerAppeal: mayJudge(viewer, one) && one.isAppealOpen,
  canAskReveal: mayJudge(viewer, one) && one.isAnonymous && one.revealAskedBy === null,
  // The second of the two is somebody else.
  canAgreeReveal:
    mayJudge(viewer, one) &&
    one.revealAskedBy !== null &&
    !one.isRevealed &&
    one.revealAskedBy !== viewer.enterpriseUserId,
})
