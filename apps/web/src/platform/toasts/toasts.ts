import { createStore, useStore } from '../store/store.ts'

const TOAST_MS = 3000

export interface Toast {
  id: number
  text: string
}

const store = createStore<readonly Toast[]>([])
const timers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0

/**
 * One line, gone after 3 s, or when the answer is called. The same words said again stay up longer instead of standing
 * there twice.
 */
export const showToast = (text: string): (() => void) => {
  const id = store.get().find((toast) => toast.text === text)?.id ?? addToast(text)
  clearTimeout(timers.get(id))
  timers.set(
    id,
    setTimeout(() => dismissToast(id), TOAST_MS),
  )
  return () => dismissToast(id)
}

const addToast = (text: string): number => {
  lastId += 1
  store.set([...store.get(), { id: lastId, text }])
  return lastId
}

const dismissToast = (id: number): void => {
  clearTimeout(timers.get(id))
  timers.delete(id)
  store.set(store.get().filter((toast) => toast.id !== id))
}

/** For a fresh start, as after signing out. */
export const clearToasts = (): void => {
  for (const timer of timers.values()) clearTimeout(timer)
  timers.clear()
  store.set([])
}

export const currentToasts = store.get
export const useToasts = (): readonly Toast[] => useStore(store)
