/** What this tab must remember while the person is on the other side. */
export interface PendingSignOn {
  state: string
  browserKey: string
  redirect: string
}

const NAME = 'pendingSignOn'

// Per tab, so that two sign-ons at once do not meet; without storage the sign-on cannot be finished and starts again.
export const keepPending = (pending: Partial<PendingSignOn>): void => {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(pending))
  } catch {}
}

export const takePending = (): Partial<PendingSignOn> => {
  try {
    const kept = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    return JSON.parse(kept ?? '{}') as Partial<PendingSignOn>
  } catch {
    return {}
  }
}
