import type { Place } from '@fairlead/contract/primitives/place.ts'
import { type Places, placeKey } from '../communities/public.ts'
import type { Viewer } from '../identity/public.ts'
import type { PostRow } from './posts.repository.ts'

export const placeOf = (row: Pick<PostRow, 'placeKind' | 'placeId'>): Place => ({
  kind: row.placeKind,
  id: row.placeId,
})

/** Which of these rows stand in a place the viewer may read. The campus, where most do, is known without asking. */
export const readableBy = async (
  viewer: Viewer,
  places: Places,
  rows: readonly PostRow[],
): Promise<(row: PostRow) => boolean> => {
  const isCampus = (row: PostRow) => row.placeKind === 'enterprise' && row.placeId === viewer.enterprise.id
  const elsewhere = rows.filter((row) => !isCampus(row))
  if (elsewhere.length === 0) return () => true
  const standings = await places.standingsOf(viewer, elsewhere.map(placeOf))
  return (row) => isCampus(row) || (standings.get(placeKey(placeOf(row)))?.mayRead ?? false)
}
