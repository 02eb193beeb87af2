import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get: () => State
  set: (next: State) => void
  /** Answers with what ends the subscription. */
  subscribe: (listener: () => void) => () => void
}

/** One value that lives outside React and that components can watch. */
export const createStore = <State>(initial: State): Store<State> => {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set: (next) => {
      if (Object.is(state, next)) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get)
