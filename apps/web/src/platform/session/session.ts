import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { signInWithPassword } from '@fairlead/contract/identity/identity.endpoints.ts'
import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'

export type Session = OutputOf<typeof signInWithPassword>

/** Why the session is another one now: the app goes to different places for each. */
export type SessionChange = 'signed-in' | 'signed-out' | 'expired' | 'changed-elsewhere'

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
  writeStored('token', session?.token ?? null)
  writeStored('lrstoken', session?.lrstoken ?? null)
  writeStored('userInfo', session ? JSON.stringify(session.userInfo) : null)
}

export const currentSession = store.get
export const useSession = (): Session | null => useStore(store)

export const signInWith = (session: Session): void => replaceSession(session, 'signed-in')
export const clearSession = (): void => replaceSession(null, 'signed-out')
export const expireSession = (): void => replaceSession(null, 'expired')

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

/** Follows what other tabs of this browser do: signing out in one signs out of all. */
export const followOtherTabs = (): (() => void) => {
  const reread = ({ key }: StorageEvent) => {
    if (key !== null && key !== 'token') return
    if (readStored('token') === (store.get()?.token ?? null)) return
    store.set(readStoredSession())
    for (const listener of [...listeners]) listener('changed-elsewhere')
  }
  window.addEventListener('storage', reread)
  return () => window.removeEventListener('storage', reread)
}
