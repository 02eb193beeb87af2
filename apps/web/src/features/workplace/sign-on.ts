import {
  finishSignOn,
  signOnWithTicket,
  startSignOn,
} from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import type { Lander, SignOnStep } from '@fairlead/contract/workplace/workplace.schema.ts'
import { call } from '../../platform/api/call.ts'
import { CallError } from '../../platform/api/call-error.ts'
import { currentSuite } from '../../platform/environment/suite.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { leaveSite } from '../../platform/routing/leave-site.ts'
import { localPath } from '../../platform/routing/local-path.ts'
import type { Session } from '../../platform/session/session.ts'
import { readStored, writeStored } from '../../platform/storage/storage.ts'
import { bridges } from './bridges/bridges.ts'
import { loadScript } from './bridges/load-script.ts'
import { keepPending, takePending } from './pending-sign-on.ts'

const HOME = '/campus'

export interface LanderVisit {
  lander: Lander
  search: Readonly<Record<string, string>>
}

/** How a visit to a lander ends: inside, at a question, or at the other side. */
export type SignOnEnd =
  | { kind: 'inside'; session: Session | undefined; redirect: string }
  | { kind: 'askCompany' }
  | { kind: 'away' }

const silent = { silent: true }
const expired = workplaceProblems.signOnExpired

const leaveFor = (url: string): SignOnEnd => {
  leaveSite(url)
  return { kind: 'away' }
}

export const signOn = async ({ lander, search }: LanderVisit): Promise<SignOnEnd> => {
  const { redirect: asked, tenantKey, ...rest } = search
  const redirect = localPath(asked)
  if (rest.ticket || rest.sign) {
    const { redirect: kept } = takePending()
    const session = await call(signOnWithTicket, { lander, tenantKey, ticket: rest }, silent)
    return inside(lander, session, redirect ?? localPath(kept))
  }
  if (rest.state) return finish(lander, rest.state, rest)
  const step = await begin(lander, tenantKey)
  return follow({ lander, search }, step, redirect ?? HOME)
}

/** A company once signed in with is not asked for again on this device. */
const begin = async (lander: Lander, tenantKey: string | undefined): Promise<SignOnStep> => {
  const inClient = currentSuite() !== undefined
  const step = await call(startSignOn, { lander, tenantKey, inClient }, silent)
  const known = step.next === 'askCompany' ? knownCompanies()[lander] : undefined
  return known ? call(startSignOn, { lander, tenantKey: known, inClient }, silent) : step
}

const follow = async ({ lander }: LanderVisit, step: SignOnStep, redirect: string): Promise<SignOnEnd> => {
  if (step.next === 'arrived') return { kind: 'inside', session: undefined, redirect }
  if (step.next === 'askCompany') return { kind: 'askCompany' }
  if (step.next === 'portal') {
    keepPending({ redirect })
    return leaveFor(step.url)
  }
  const { state, browserKey } = step
  keepPending({ state, browserKey, redirect })
  if (step.next === 'redirect') return leaveFor(step.url)
  await loadScript(step.sdkUrl)
  const code = await bridges[step.suite].requestCode?.(step)
  return finish(lander, state, { code: code ?? '' })
}

const finish = async (
  lander: Lander,
  state: string,
  answer: Readonly<Record<string, string>>,
): Promise<SignOnEnd> => {
  const pending = takePending()
  // Begun in another tab, or by somebody else: a link that finishes a stranger's sign-on leads nowhere.
  if (pending.state !== state || !pending.browserKey)
    throw new CallError({ code: expired.code, message: expired.text[currentLanguage()], index: '' })
  const session = await call(finishSignOn, { state, browserKey: pending.browserKey, answer }, silent)
  return inside(lander, session, localPath(pending.redirect))
}

const inside = (
  lander: Lander,
  { tenantKey, ...session }: Session & { tenantKey: string },
  redirect: string | undefined,
): SignOnEnd => {
  writeStored('companies', JSON.stringify({ ...knownCompanies(), [lander]: tenantKey }))
  return { kind: 'inside', session, redirect: redirect ?? HOME }
}

const knownCompanies = (): Partial<Record<Lander, string>> => {
  try {
    return JSON.parse(readStored('companies') ?? '{}') as Partial<Record<Lander, string>>
  } catch {
    return {}
  }
}
