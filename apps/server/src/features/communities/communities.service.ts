import { communityProblems } from '@fairlead/contract/communities/communities.errors.ts'
import { communityAnnounced } from '@fairlead/contract/communities/communities.events.ts'
import {
  COMMUNITY_NOTICE_MAX,
  type CommunityKind,
  type JoinPolicy,
  POPULATION_LIMIT,
} from '@fairlead/contract/communities/communities.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { canFind, canFoundCommunity, canFoundWithin, canManage, canRead, isIn } from './communities.policy.ts'
import { presentAnnouncement, presentCommunity, presentPersonOf } from './communities.presenter.ts'
import type { CommunitiesRepository, CommunityRow } from './communities.repository.ts'
import { abilitiesIn } from './community-abilities.ts'
import { isIntroTooLong, isLongerThan, nameKeyOf, nameVerdict, writtenIn } from './community-text.ts'
import type { MembersRepository } from './members.repository.ts'

const FACES_SHOWN = 5
const START = { at: new Date(0), member: 0 }

export interface CommunityDependencies {
  database: Database
  clock: Clock
  events: Events
  people: PeopleService
  repository: CommunitiesRepository
  members: MembersRepository
}

export interface CommunityForm {
  name: string
  intro: string
  joinPolicy: JoinPolicy
  isPublic: boolean
}

/** Communities, subcommunities and groups: finding, founding, changing and announcing. */
export const createCommunityService = (dependencies: CommunityDependencies) => {
  const { database, clock, events, people, repository, members } = dependencies

  /** The community, if this viewer may know of it. */
  const find = async (viewer: Viewer, id: number): Promise<CommunityRow> => {
    const [row] = await repository.findFor([id], viewer.enterpriseUserId)
    if (!row || !canFind(viewer, row)) throw new Problem(communityProblems.notFound)
    return row
  }

  const findManaged = async (viewer: Viewer, id: number): Promise<CommunityRow> => {
    const row = await find(viewer, id)
    if (!canManage(viewer, row)) throw new Problem(communityProblems.noPermission)
    return row
  }

  const findReadable = async (viewer: Viewer, id: number): Promise<CommunityRow> => {
    const row = await find(viewer, id)
    if (!canRead(viewer, row)) throw new Problem(communityProblems.notFound)
    return row
  }

  const assertMayFound = async (viewer: Viewer, kind: CommunityKind, parentId: number | undefined) => {
    if (kind === 'community') {
      if (!canFoundCommunity(viewer)) throw new Problem(communityProblems.mentorsOnly)
      return
    }
    if (parentId === undefined) throw new Problem(communityProblems.notFound)
    const parent = await find(viewer, parentId)
    if (!canFoundWithin(viewer, kind, parent)) throw new Problem(communityProblems.noPermission)
  }

  return {
    find,
    findManaged,
    findReadable,

    /** By id; those unknown to the viewer are left out. */
    async findAll(viewer: Viewer, ids: readonly number[]): Promise<Map<number, CommunityRow>> {
      const rows = ids.length > 0 ? await repository.findFor(ids, viewer.enterpriseUserId) : []
      return new Map(rows.filter((row) => canFind(viewer, row)).map((row) => [row.id, row]))
    },

    async readableIds(viewer: Viewer): Promise<number[]> {
      const rows = await repository.readableFor(viewer.enterprise.id, viewer.enterpriseUserId)
      return rows.map(({ id }) => id)
    },

    async list(viewer: Viewer, language: Language) {
      const rows = await repository.listFor(viewer.enterprise.id, viewer.enterpriseUserId)
      const cards = (some: CommunityRow[]) => some.map((row) => presentCommunity(row, language))
      const canCreate = canFoundCommunity(viewer)
      return {
        mine: cards(rows.filter((row) => isIn(row) || row.joinState === 'pending')),
        others: cards(rows.filter((row) => !isIn(row) && row.joinState !== 'pending')),
        canCreate,
        createHint: canCreate ? '' : communityProblems.mentorsOnly.text[language],
      }
    },

    async read(viewer: Viewer, language: Language, id: number) {
      const row = await find(viewer, id)
      const mayRead = canRead(viewer, row)
      const [notice, faces, pendingNum, children] = await Promise.all([
        mayRead ? repository.currentNotice(id) : undefined,
        mayRead ? members.list(id, START, FACES_SHOWN) : [],
        canManage(viewer, row) ? members.countPending(id) : 0,
        repository.childrenFor(id, viewer.enterpriseUserId),
      ])
      const known = await people.cardsOf([
        row.leader,
        ...faces.map((face) => face.member),
        notice?.author ?? 0,
      ])
      return {
        ...presentCommunity(row, language),
        limit: POPULATION_LIMIT[row.kind],
        notice: notice ? presentAnnouncement(notice, known, language) : null,
        leader: presentPersonOf(known, row.leader, language),
        members: faces.flatMap(({ member }) => presentPersonOf(known, member, language) ?? []),
        pendingNum,
        children: children.map((child) => presentCommunity(child, language)),
        abilities: abilitiesIn(viewer, row, language),
      }
    },

    create: (
      viewer: Viewer,
      language: Language,
      { kind, parentId, ...form }: CommunityForm & { kind: CommunityKind; parentId?: number | undefined },
    ) =>
      database.transaction(async () => {
        assertUsable(form)
        await assertMayFound(viewer, kind, parentId)
        const createdAt = clock.now()
        const id = await repository.insert({
          enterpriseId: viewer.enterprise.id,
          kind,
          parentId: kind === 'community' ? null : parentId,
          name: writtenIn(language, form.name.trim()),
          nameKey: nameKeyOf(form.name),
          intro: writtenIn(language, form.intro.trim()),
          joinPolicy: form.joinPolicy,
          isPublic: form.isPublic,
          leader: viewer.enterpriseUserId,
          createdAt,
        })
        if (id === undefined) throw new Problem(communityProblems.nameTaken)
        await members.join(id, viewer.enterpriseUserId, POPULATION_LIMIT[kind], createdAt)
        return { munityId: id }
      }),

    edit: (viewer: Viewer, language: Language, id: number, form: CommunityForm) =>
      database.transaction(async () => {
        assertUsable(form)
        const row = await findManaged(viewer, id)
        const isFree = await repository.update(id, {
          name: writtenIn(language, form.name.trim(), row.name),
          nameKey: nameKeyOf(form.name),
          intro: writtenIn(language, form.intro.trim(), row.intro),
          joinPolicy: form.joinPolicy,
          isPublic: form.isPublic,
        })
        if (!isFree) throw new Problem(communityProblems.nameTaken)
        return { munityId: id }
      }),

    announce: (viewer: Viewer, language: Language, id: number, content: string) =>
      database.transaction(async () => {
        if (isLongerThan(content.trim(), COMMUNITY_NOTICE_MAX))
          throw new Problem(communityProblems.noticeTooLong)
        await findManaged(viewer, id)
        await repository.takeNoticeDown(id, clock.now())
        if (content.trim() === '') return { notice: null }
        const row = await repository.announce({
          communityId: id,
          author: viewer.enterpriseUserId,
          content: writtenIn(language, content.trim()),
          createdAt: clock.now(),
        })
        events.emit(communityAnnounced, {
          communityId: id,
          enterpriseId: viewer.enterprise.id,
          author: viewer.enterpriseUserId,
          announcementId: row.id,
        })
        const known = await people.cardsOf([row.author])
        return { notice: presentAnnouncement(row, known, language) }
      }),

    async listAnnouncements(
      viewer: Viewer,
      language: Language,
      { munityId, cursor, limit }: { munityId: number; cursor?: string | undefined; limit: number },
    ) {
      await findReadable(viewer, munityId)
      const before = Number(cursor) || Number.MAX_SAFE_INTEGER
      const rows = await repository.announcements(munityId, before, limit + 1)
      const shown = rows.slice(0, limit)
      const known = await people.cardsOf(shown.map((row) => row.author))
      return {
        items: shown.map((row) => presentAnnouncement(row, known, language)),
        nextCursor: rows.length > limit ? String(shown.at(-1)?.id) : null,
      }
    },
  }
}

export type CommunityService = ReturnType<typeof createCommunityService>

const assertUsable = ({ name, intro }: CommunityForm): void => {
  const verdict = nameVerdict(name)
  if (verdict === 'empty') throw new Problem(communityProblems.nameEmpty)
  if (verdict === 'too-long') throw new Problem(communityProblems.nameTooLong)
  if (isIntroTooLong(intro)) throw new Problem(communityProblems.introTooLong)
}
