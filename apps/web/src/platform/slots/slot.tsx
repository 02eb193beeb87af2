import type { ComponentType } from 'react'

/** A place on a screen that features further down the list fill from app/compose/. */
export type Slot = Map<string, ComponentType>

export const createSlot = (): Slot => new Map()

export const fillSlot = (slot: Slot, name: string, filling: ComponentType): void => {
  slot.set(name, filling)
}

export function SlotContents({ slot }: { slot: Slot }) {
  return [...slot].map(([name, Filling]) => <Filling key={name} />)
}
