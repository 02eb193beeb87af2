import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'

export type Session = OutputOf<typeof signInWithPassword>

/** Why the session is another one now: the app goes to different places for each. */
export type SessionChange = 'signed-in' | 'switched' | 'signed-out' | 'expired' | 'changed-elsewhere'

const parseUserInfo = (stored: string | null): UserInfo | undefined => {
  try {
    const userInfo = JSON.parse(stored ?? 'null') as UserInfo | null
    return typeof userInfo?.userId === 'number' ? userInfo : undefined
  } catch {
    return undefined
  }
}

const readStoredSession = (): Session | null => {
  const token = readStored('token')
  const userInfo = parseUserInfo(readStored('userInfo'))
  return token && userInfo ? { token, lrstoken: readStored('lrstoken') ?? '', userInfo } : null
}

const store = createStore<Session | null>(readStoredSession())
const listeners = new Set<(change: SessionChange) => void>()

const replaceSession = (session: Session | null, change: SessionChange): void => {
  keepSession(session)
  store.set(session)
  for (const listener of [...listeners]) listener(change)
}

const keepSession = (session: Session | null): void => {
  writeStored('lrstoken', session?.lrstoken ?? null)
  writeStored('userInfo', session ? JSON.stringify(session.userInfo) : null)
  // Last, because other tabs read everything when they hear of a new token.
  writeStored('token', session?.token ?? null)
}

export const currentSession = store.get
export const useSession = (): Session | null => useStore(store)

export const signInWith = (session: Session): void => replaceSession(session, 'signed-in')
export const clearSession = (): void => replaceSession(null, 'signed-out')
/** The same person as another of their identities. */
export const switchTo = (session: Session): void => replaceSession(session, 'switched')

/** Unless another tab has a newer session already, of which this one has only not heard yet: then it goes on with that. */
export const expireSession = (): void => {
  const stored = readStored('token')
  if (stored !== null && stored !== store.get()?.token) reread()
  else replaceSession(null, 'expired')
}

/** The same session with newer facts about the person. */
export const updateUserInfo = (userInfo: UserInfo): void => {
  const session = store.get()
  if (session === null) return
  const updated = { ...session, userInfo }
  keepSession(updated)
  store.set(updated)
}

/** Also tells of a new session. */
export const onUserInfoChange = store.subscribe

export const onSessionChange = (listener: (change: SessionChange) => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const reread = (): void => {
  if (readStored('token') === (store.get()?.token ?? null)) return
  store.set(readStoredSession())
  for (const listener of [...listeners]) listener('changed-elsewhere')
}

/** Follows what other tabs of this browser do: signing out or switching identity in one does it in all. */
export const followOtherTabs = (): (() => void) => {
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === 'token') reread()
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}
