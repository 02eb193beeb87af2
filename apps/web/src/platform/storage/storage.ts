/** Names on this device; the wire's spelling. */
export type StoredName =
  | 'token'
  | 'lrstoken'
  | 'userInfo'
  | 'client'
  | 'lang'
  | 'menuId'
  | 'uploads'
  | 'companies'
  | `outbox:${string}`
  | `draft:${string}`
  | `videoPosition:${string}`
  | `longDraft:${string}`

// A browser may forbid storage; then the visit still works, and is forgotten with the page.
const forgotten = new Map<StoredName, string>()

export const readStored = (name: StoredName): string | null => {
  try {
    return localStorage.getItem(name)
  } catch {
    return forgotten.get(name) ?? null
  }
}

export const writeStored = (name: StoredName, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    if (value === null) forgotten.delete(name)
    else forgotten.set(name, value)
  }
}
