import { type ComponentType, Suspense } from 'react'

/** A place on a screen that features further down the list fill from app/compose/. */
export type Slot<Props extends object = object> = Map<string, ComponentType<Props>>

export const createSlot = <Props extends object = object>(): Slot<Props> => new Map()

export const fillSlot = <Props extends object>(
  slot: Slot<Props>,
  name: string,
  filling: ComponentType<Props>,
): void => {
  slot.set(name, filling)
}

/** Everything besides `slot` is handed to what fills it. */
export function SlotContents<Props extends object>({ slot, ...rest }: { slot: Slot<Props> } & Props) {
  return [...slot].map(([name, Filling]) => (
    <Suspense key={name}>
      <Filling {...(rest as unknown as Props)} />
    </Suspense>
  ))
}
