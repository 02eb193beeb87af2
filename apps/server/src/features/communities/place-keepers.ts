import { placeProblems } from '@fairlead/contract/communities/communities.errors.ts'
import type { CommunityKind } from '@fairlead/contract/communities/communities.schema.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import type { Viewer } from '../identity/public.ts'
import { holdsRole } from '../membership/public.ts'
import { canFind, canManage, canRead, mayPost, type PostVerdict } from './communities.policy.ts'
import type { CommunitiesRepository, CommunityRow } from './communities.repository.ts'
import type { PlaceKeeper, PlaceStanding } from './places.ts'

const refusals: Record<PostVerdict, PlaceStanding['refusal']> = {
  yes: undefined,
  unknown: placeProblems.notFound,
  quit: placeProblems.quit,
  'members-only': placeProblems.membersOnly,
}

const standingIn = (viewer: Viewer, row: CommunityRow): PlaceStanding => {
  const refusal = refusals[mayPost(viewer, row)]
  return {
    enterpriseId: row.enterpriseId,
    name: row.name,
    mayRead: canRead(viewer, row),
    isOpen: row.isPublic,
    mayPost: refusal === undefined,
    refusal,
    mayModerate: canManage(viewer, row),
    sideType: 0,
  }
}

export const createCommunityKeeper = (
  repository: CommunitiesRepository,
  kind: CommunityKind,
): PlaceKeeper => ({
  async standings(viewer, ids) {
    const rows = await repository.findFor(ids, viewer.enterpriseUserId)
    return new Map(
      rows
        .filter((row) => row.kind === kind && canFind(viewer, row))
        .map((row) => [row.id, standingIn(viewer, row)]),
    )
  },
  async visible(viewer) {
    const rows = await repository.readableFor(viewer.enterprise.id, viewer.enterpriseUserId)
    return rows.filter((row) => row.kind === kind).map(({ id }): Place => ({ kind, id }))
  },
})

const keepsEnterprise = (viewer: Viewer): boolean => {
  const here = { kind: 'enterprise', id: viewer.enterprise.id }
  return holdsRole(viewer, 'enterprise_admin', here) || holdsRole(viewer, 'moderator', here)
}

/** The campus of the viewer's own enterprise: everyone there reads and posts. */
export const enterpriseKeeper: PlaceKeeper = {
  async standings(viewer, ids) {
    const { id, name } = viewer.enterprise
    if (!ids.includes(id)) return new Map()
    return new Map([[id, openStanding(viewer, name)]])
  },
  visible: async (viewer) => [{ kind: 'enterprise', id: viewer.enterprise.id }],
}

/** A class is its members' own. */
export const classKeeper: PlaceKeeper = {
  async standings(viewer, ids) {
    const own = viewer.enterpriseClass
    if (!own || !ids.includes(own.id)) return new Map()
    return new Map([[own.id, { ...openStanding(viewer, own.name), isOpen: false }]])
  },
  visible: async (viewer) =>
    viewer.enterpriseClass ? [{ kind: 'class', id: viewer.enterpriseClass.id }] : [],
}

/** The square shows what other places hold; nothing is posted to it itself. */
export const squareKeeper: PlaceKeeper = {
  async standings(viewer, ids) {
    const { id, name } = viewer.enterprise
    if (!ids.includes(id)) return new Map()
    const standing = { ...openStanding(viewer, name), mayPost: false, refusal: placeProblems.readOnly }
    return new Map([[id, standing]])
  },
  visible: async () => [],
}

const openStanding = (viewer: Viewer, name: PlaceStanding['name']): PlaceStanding => ({
  enterpriseId: viewer.enterprise.id,
  name,
  mayRead: true,
  isOpen: true,
  mayPost: true,
  refusal: undefined,
  mayModerate: keepsEnterprise(viewer),
  sideType: 0,
})
