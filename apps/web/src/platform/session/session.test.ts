import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { people } from '../../testing/people.ts'
import {
  clearSession,
  currentSession,
  expireSession,
  followOtherTabs,
  onSessionChange,
  type SessionChange,
  signInWith,
  switchTo,
  updateUserInfo,
} from './session.ts'

const session = { token: 'token-1', lrstoken: 'lrs-1', userInfo: people.scholar }

const watchChanges = (): SessionChange[] => {
  const changes: SessionChange[] = []
  onTestFinished(onSessionChange((change) => changes.push(change)))
  return changes
}

describe('the session', () => {
  it('is kept on the device under the wire’s names', () => {
    signInWith(session)
    expect(localStorage.getItem('token')).toBe('token-1')
    expect(localStorage.getItem('lrstoken')).toBe('lrs-1')
    expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toEqual(people.scholar)
  })

  it('survives a reload', async () => {
    signInWith(session)
    vi.resetModules()
    const reloaded = await import('./session.ts')
    expect(reloaded.currentSession()).toEqual(session)
  })

  it.each([
    ['damaged', '{"userId":'],
    ['of another shape', '"scholar"'],
    ['missing', null],
  ])('is none when what is kept is %s', async (_, userInfo) => {
    localStorage.setItem('token', 'token-1')
    if (userInfo) localStorage.setItem('userInfo', userInfo)
    vi.resetModules()
    const reloaded = await import('./session.ts')
    expect(reloaded.currentSession()).toBeNull()
  })

  it('works without storage', () => {
    const forbid = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid)
    onTestFinished(() => void vi.restoreAllMocks())
    signInWith(session)
    expect(currentSession()).toEqual(session)
  })

  it('says why it changed', () => {
    const changes = watchChanges()
    signInWith(session)
    updateUserInfo({ ...people.scholar, position: '总监' })
    expireSession()
    signInWith(session)
    clearSession()
    expect(changes).toEqual(['signed-in', 'expired', 'signed-in', 'signed-out'])
  })

  it('takes newer facts about the person, and none about nobody', () => {
    signInWith(session)
    updateUserInfo({ ...people.scholar, position: '总监' })
    expect(currentSession()?.userInfo.position).toBe('总监')
    expect(localStorage.getItem('userInfo')).toContain('总监')
    clearSession()
    updateUserInfo(people.scholar)
    expect(currentSession()).toBeNull()
  })

  it('goes on as what another tab switched to, even when the old one is refused first', () => {
    signInWith(session)
    const changes = watchChanges()
    // As another tab leaves it; its message is still on its way.
    localStorage.setItem('userInfo', JSON.stringify(people.emma))
    localStorage.setItem('token', 'token-2')
    expireSession()
    expect(currentSession()).toMatchObject({ token: 'token-2', userInfo: people.emma })
    expect(localStorage.getItem('token')).toBe('token-2')
    expect(changes).toEqual(['changed-elsewhere'])
  })

  it('tells other tabs of a new token only when everything else is in place', () => {
    const written: string[] = []
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => void written.push(name))
    onTestFinished(() => void vi.restoreAllMocks())
    switchTo(session)
    expect(written.at(-1)).toBe('token')
  })

  it('ends here when it ends in another tab', () => {
    signInWith(session)
    onTestFinished(followOtherTabs())
    const changes = watchChanges()
    localStorage.removeItem('token')
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }))
    expect(currentSession()).toBeNull()
    expect(changes).toEqual(['changed-elsewhere'])
  })
})
