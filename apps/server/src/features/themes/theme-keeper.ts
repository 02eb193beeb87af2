import type { Calendar } from '../../platform/clock/calendar.ts'
import type { CommunityService, PlaceKeeper, PlaceStanding } from '../communities/public.ts'
import type { ThemesRepository } from './themes.repository.ts'
import type { ThemeService } from './themes.service.ts'

/** A discussion is as open as the place it stands in; a debate also asks for a side, a team for being in it. */
export const createThemeKeeper = (dependencies: {
  /** A debate is a discussion with two sides, and a place of its own kind. */
  kind: 'theme' | 'debate'
  calendar: Calendar
  communities: CommunityService
  themes: ThemeService
  repository: ThemesRepository
}): PlaceKeeper => {
  const { kind, calendar, communities, themes, repository } = dependencies
  return {
    async standings(viewer, ids) {
      const found = await themes.findAll(viewer, ids)
      const ofKind = found.filter(({ row }) => (row.redSide !== null) === (kind === 'debate'))
      return new Map(
        ofKind.map(({ row, standing }): [number, PlaceStanding] => {
          const refusal = themes.refusalFor(row, standing)
          return [
            row.id,
            { ...standing, name: row.name, mayPost: refusal === undefined, refusal, sideType: row.ownSide },
          ]
        }),
      )
    },
    async visible(viewer) {
      const rows = await repository.visibleIds(viewer.enterprise.id, await communities.readableIds(viewer))
      return rows.filter((row) => row.isDebate === (kind === 'debate')).map(({ id }) => ({ kind, id }))
    },
    count: (id, change, at) => repository.countPost(id, change, calendar.dayOf(at), at),
  }
}
