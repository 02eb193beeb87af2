import type { Place } from '@fairlead/contract/primitives/place.ts'
import { useState } from 'react'
import { ComposeDrawer } from './compose-drawer.tsx'

interface ComposeDeskProps {
  isOpen: boolean
  place?: Place | undefined
  onClose: () => void
}

/** The drawer from the first time it is opened on: a page on which nobody writes does not carry it. */
export function ComposeDesk({ isOpen, place, onClose }: ComposeDeskProps) {
  const [wasOpened, setWasOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setWasOpened(true)
  return wasOpened ? (
    <ComposeDrawer
      key={place ? `${place.kind}-${place.id}` : 'campus'}
      opened={isOpen}
      place={place}
      onClose={onClose}
    />
  ) : null
}
