import { useEffect } from 'react'
import { useCurrentEntry } from '../../platform/routing/current-entry.ts'
import { readStored, writeStored } from '../../platform/storage/storage.ts'
import type { Destination } from './destinations.ts'

/** Where one is, or, on a page deeper inside, the place one came from. */
export const useCurrentDestination = (destinations: readonly Destination[]): string | null => {
  const entry = useCurrentEntry()
  const here = destinations.find(({ path }) => path === entry?.path)?.id
  useEffect(() => {
    if (here) writeStored('menuId', here)
  }, [here])
  return here ?? readStored('menuId')
}
