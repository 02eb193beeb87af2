import { placeProblems } from '@fairlead/contract/communities/communities.errors.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Place, PlaceKind } from '@fairlead/contract/primitives/place.ts'
import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'

/** How one viewer stands to a place. */
export interface PlaceStanding {
  /** In whose enterprise it is; what is said there belongs to it. */
  enterpriseId: number
  name: LocalizedText
  mayRead: boolean
  /** Everybody in the enterprise may read it, so that what is said there also stands on the square. */
  isOpen: boolean
  mayPost: boolean
  /** Why one may not post; undefined when one may. */
  refusal: ProblemDefinition | undefined
  /** Pin, essence and taking things down are for those who keep the place. */
  mayModerate: boolean
  /** In a debate the side one speaks for: 1 red, 2 blue; elsewhere 0. */
  sideType: 0 | 1 | 2
}

/** Whoever knows a kind of place answers for it. Places the viewer must not even know of are left out. */
export interface PlaceKeeper {
  standings(viewer: Viewer, ids: readonly number[]): Promise<Map<number, PlaceStanding>>
  /** The places of this kind that the viewer may read. */
  visible(viewer: Viewer): Promise<readonly Place[]>
  /** Something was said there (1) or taken away (-1), in the caller's transaction. */
  count?(id: number, change: 1 | -1, at: Date): Promise<void>
}

/** One front door to every place where people read and post, whatever feature keeps it. */
export const createPlaces = () => {
  const keepers = new Map<PlaceKind, PlaceKeeper>()

  const standingsOf = async (
    viewer: Viewer,
    places: readonly Place[],
  ): Promise<Map<string, PlaceStanding>> => {
    const found = new Map<string, PlaceStanding>()
    for (const [kind, some] of Map.groupBy(places, (place) => place.kind)) {
      const ids = [...new Set(some.map((place) => place.id))]
      const standings = (await keepers.get(kind)?.standings(viewer, ids)) ?? new Map()
      for (const [id, standing] of standings) found.set(placeKey({ kind, id }), standing)
    }
    return found
  }

  const find = async (viewer: Viewer, place: Place): Promise<PlaceStanding> => {
    const standing = (await standingsOf(viewer, [place])).get(placeKey(place))
    if (!standing) throw new Problem(placeProblems.notFound)
    return standing
  }

  return {
    register(kind: PlaceKind, keeper: PlaceKeeper): void {
      keepers.set(kind, keeper)
    },

    /** By `placeKey`; a fixed number of queries for each kind that is asked for. */
    standingsOf,

    async mayRead(viewer: Viewer, place: Place): Promise<boolean> {
      return (await standingsOf(viewer, [place])).get(placeKey(place))?.mayRead ?? false
    },

    /** The standing of a viewer who may read there; anybody else is told that there is no such place. */
    async assertMayRead(viewer: Viewer, place: Place): Promise<PlaceStanding> {
      const standing = await find(viewer, place)
      if (!standing.mayRead) throw new Problem(placeProblems.notFound)
      return standing
    },

    /** The standing of a viewer who may post there; otherwise the reason is thrown, 10016 for who has quit. */
    async assertMayPost(viewer: Viewer, place: Place): Promise<PlaceStanding> {
      const standing = await find(viewer, place)
      if (standing.refusal) throw new Problem(standing.refusal)
      return standing
    },

    /** Every place the viewer may read, for lists over all of them such as the square. */
    async visibleTo(viewer: Viewer): Promise<Place[]> {
      const lists = await Promise.all([...keepers.values()].map((keeper) => keeper.visible(viewer)))
      return lists.flat()
    },

    async count(place: Place, change: 1 | -1, at: Date): Promise<void> {
      await keepers.get(place.kind)?.count?.(place.id, change, at)
    },
  }
}

export type Places = ReturnType<typeof createPlaces>

export const placeKey = ({ kind, id }: Place): string => `${kind}:${id}`
