import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { signInWith } from '../../platform/session/session.ts'
import { landerAt } from './lander.ts'
import { type LanderVisit, signOn } from './sign-on.ts'

export type SignOnState = { kind: 'working' } | { kind: 'askCompany' } | { kind: 'failed'; error: Error }

/** Signs on as the address of the page says, once: codes and tickets are good for one try. */
export const useSignOn = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [state, setState] = useState<SignOnState>({ kind: 'working' })
  const started = useRef(false)
  // As the page was opened: on the way out the address is that of the next page already.
  const [visit] = useState<LanderVisit>(() => ({
    lander: landerAt(pathname),
    search: search as Record<string, string>,
  }))

  const come = async (from: LanderVisit): Promise<void> => {
    setState({ kind: 'working' })
    try {
      const end = await signOn(from)
      if (end.kind === 'askCompany') setState({ kind: 'askCompany' })
      if (end.kind !== 'inside') return
      if (end.session) signInWith(end.session)
      await navigate({ href: end.redirect, replace: true })
    } catch (error) {
      setState({ kind: 'failed', error: error as Error })
    }
  }

  const { redirect, tenantKey } = visit.search
  const fresh = (company = tenantKey): LanderVisit => ({
    lander: visit.lander,
    search: { ...(redirect && { redirect }), ...(company && { tenantKey: company }) },
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a visit is made once, however often the page is drawn
  useEffect(() => {
    if (started.current) return
    started.current = true
    void come(visit)
  }, [])

  return {
    state,
    lander: visit.lander,
    redirect,
    /** From the beginning, without the code or ticket that failed. */
    retry: () => void come(fresh()),
    chooseCompany: (company: string) => void come(fresh(company)),
  }
}
