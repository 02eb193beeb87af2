import { viewerProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { maySpeak } from './viewer.policy.ts'
import type { Viewer } from './viewer.ts'

/** Refuses whoever may not speak yet, in the words that fit how they came. */
export const assertMaySpeak = (viewer: Viewer): void => {
  const verdict = maySpeak(viewer)
  if (verdict === 'unverified') throw new Problem(viewerProblems.unverified)
  if (verdict === 'sso-without-phone') throw new Problem(viewerProblems.ssoWithoutPhone)
}
