import { placeProblems } from '@fairlead/contract/communities/communities.errors.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Place } from '@fairlead/contract/primitives/place.ts'
import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import { themeProblems } from '@fairlead/contract/themes/themes.errors.ts'
import { themeCreated } from '@fairlead/contract/themes/themes.events.ts'
import {
  DEBATE_SIDE_MAX,
  THEME_DESCRIBES_MAX,
  THEME_NAME_MAX,
  THEME_TYPE,
  type ThemeScope,
  themeTypes,
} from '@fairlead/contract/themes/themes.schema.ts'
import type { Calendar } from '../../platform/clock/calendar.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import {
  type CommunityRow,
  type CommunityService,
  decodeTimeCursor,
  encodeTimeCursor,
  isLongerThan,
  nameKeyOf,
  type PlaceStanding,
  type Places,
  placeKey,
  writtenIn,
} from '../communities/public.ts'
import { assertMaySpeak, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import type { TeamsRepository } from './teams.repository.ts'
import {
  canLeaveTeam,
  canReadSignedOut,
  canStartDiscussion,
  canStartTeam,
  hasEnded,
  maySpeakIn,
  type SpeakingVerdict,
} from './themes.policy.ts'
import { presentPeople, presentTask, presentTheme, type ThemePageFacts } from './themes.presenter.ts'
import type { ThemeRow, ThemesRepository } from './themes.repository.ts'

const DEBATE_MS = 14 * 86_400_000
const END_OF_TIME = { at: new Date(8.64e15), id: Number.MAX_SAFE_INTEGER }

export interface ThemeDependencies {
  database: Database
  clock: Clock
  calendar: Calendar
  events: Events
  people: PeopleService
  places: Places
  communities: CommunityService
  repository: ThemesRepository
  teams: TeamsRepository
  defaultEnterprise: () => Promise<{ id: number; name: LocalizedText } | undefined>
}

export interface ThemeForm {
  name: string
  describes: string
  munityId?: number | undefined
  type?: number | undefined
}

/** Why speaking is refused besides what the place says. */
const speakingRefusals: Record<SpeakingVerdict, ProblemDefinition | undefined> = {
  yes: undefined,
  ended: themeProblems.debateEnded,
  'pick-side': themeProblems.pickSideFirst,
  'team-only': themeProblems.teamOnly,
}

const placeOfTheme = (row: Pick<ThemeRow, 'communityId' | 'enterpriseId'>, kinds: KindOf): Place =>
  row.communityId === null
    ? { kind: 'enterprise', id: row.enterpriseId }
    : { kind: kinds(row.communityId), id: row.communityId }

type KindOf = (communityId: number) => CommunityRow['kind']

/** Discussions, debates and team discussions: starting, finding, reading. */
export const createThemeService = (dependencies: ThemeDependencies) => {
  const { database, clock, calendar, events, people, places, communities, repository, teams } = dependencies

  /** Discussions with how the viewer stands to the place each is in; those in places unknown to them are left out. */
  const withPlaces = async (viewer: Viewer, rows: readonly ThemeRow[]) => {
    const ids = [...new Set(rows.flatMap((row) => row.communityId ?? []))]
    const found = await communities.findAll(viewer, ids)
    const kindOf: KindOf = (id) => found.get(id)?.kind ?? 'community'
    const placeOf = (row: ThemeRow) => placeOfTheme(row, kindOf)
    const standings = await places.standingsOf(viewer, rows.map(placeOf))
    return rows.flatMap((row) => {
      const place = placeOf(row)
      const standing = standings.get(placeKey(place))
      return standing && row.enterpriseId === viewer.enterprise.id ? [{ row, place, standing }] : []
    })
  }

  const find = async (viewer: Viewer, themeId: number) => {
    const rows = await repository.findFor([themeId], viewer.enterpriseUserId)
    const [found] = await withPlaces(viewer, rows)
    if (!found?.standing.mayRead) throw new Problem(themeProblems.notFound)
    return found
  }

  const factsOf = (
    language: Language,
    placeOf: (row: ThemeRow) => Place & { name: LocalizedText },
  ): ThemePageFacts => ({ language, now: clock.now(), today: calendar.dayOf(clock.now()), placeOf })

  const readTeam = async (viewer: Viewer | undefined, language: Language, row: ThemeRow) => {
    if (row.type !== THEME_TYPE.team) return null
    const [members, tasks] = await Promise.all([teams.members(row.id), teams.tasks(row.id)])
    const known = await people.cardsOf([...members, ...tasks.map((task) => task.assignee)])
    return {
      members: presentPeople(members, known, language),
      isMember: viewer !== undefined && members.includes(viewer.enterpriseUserId),
      tasks: tasks.map((task) => presentTask(task, known, language)),
    }
  }

  const refusalFor = (row: ThemeRow, standing: PlaceStanding): ProblemDefinition | undefined => {
    const debate = row.redSide ? { endsAt: row.endsAt, ownSide: row.ownSide } : undefined
    return standing.refusal ?? speakingRefusals[maySpeakIn(row, debate, row.isInTeam, clock.now())]
  }

  /** The place a new discussion is to stand in, if the viewer may speak there. */
  const placeForNew = async (viewer: Viewer, munityId: number | undefined) => {
    if (munityId === undefined) return { communityId: null, oneId: viewer.enterprise.id }
    const row = (await communities.findAll(viewer, [munityId])).get(munityId)
    if (!row) throw new Problem(placeProblems.notFound)
    await places.assertMayPost(viewer, { kind: row.kind, id: row.id })
    return { communityId: row.id, oneId: row.id }
  }

  const start = async (viewer: Viewer, language: Language, form: ThemeForm, type: number) => {
    assertMaySpeak(viewer)
    if (!canStartDiscussion(viewer)) throw new Problem(themeProblems.needsMembership)
    assertUsable(form)
    const { communityId, oneId } = await placeForNew(viewer, form.munityId)
    const createdAt = clock.now()
    const themeId = await repository.insert({
      enterpriseId: viewer.enterprise.id,
      communityId,
      type,
      author: viewer.enterpriseUserId,
      name: writtenIn(language, form.name.trim()),
      nameKey: nameKeyOf(form.name),
      describes: writtenIn(language, form.describes.trim()),
      createdAt,
      activeAt: createdAt,
    })
    if (themeId === undefined) throw new Problem(themeProblems.alreadyCreated)
    const author = viewer.enterpriseUserId
    events.emit(themeCreated, { themeId, type, enterpriseId: viewer.enterprise.id, author })
    return { themeId, type, oneId }
  }

  return {
    find,
    readTeam,
    refusalFor,

    async findAll(viewer: Viewer, ids: readonly number[]) {
      return withPlaces(viewer, await repository.findFor(ids, viewer.enterpriseUserId))
    },

    /** A plain discussion; in a group it is the group's (3), else the campus's (6), unless it asks something (1). */
    createTheme: (viewer: Viewer, language: Language, form: ThemeForm) =>
      database.transaction(async () => {
        const inGroup = form.munityId !== undefined
        const asked = themeTypes.find((type) => type === form.type)
        const isPlain = asked !== undefined && asked !== THEME_TYPE.team && asked !== THEME_TYPE.debate
        return start(viewer, language, form, isPlain ? asked : inGroup ? THEME_TYPE.group : THEME_TYPE.campus)
      }),

    createTeam: (viewer: Viewer, language: Language, form: ThemeForm) =>
      database.transaction(async () => {
        if (canStartDiscussion(viewer) && !canStartTeam(viewer)) throw new Problem(themeProblems.noPermission)
        const created = await start(viewer, language, form, THEME_TYPE.team)
        await teams.join(created.themeId, viewer.enterpriseUserId, clock.now())
        return created
      }),

    createDebate: (
      viewer: Viewer,
      language: Language,
      form: ThemeForm & { redSide: string; blueSide: string },
    ) =>
      database.transaction(async () => {
        const [redSide, blueSide] = [form.redSide.trim(), form.blueSide.trim()]
        const created = await start(viewer, language, form, THEME_TYPE.debate)
        if (!redSide || !blueSide) throw new Problem(themeProblems.sidesMissing)
        if (isLongerThan(redSide, DEBATE_SIDE_MAX) || isLongerThan(blueSide, DEBATE_SIDE_MAX))
          throw new Problem(themeProblems.sideTooLong)
        await repository.insertDebate({
          themeId: created.themeId,
          redSide: writtenIn(language, redSide),
          blueSide: writtenIn(language, blueSide),
          endsAt: new Date(clock.now().getTime() + DEBATE_MS),
        })
        return created
      }),

    async read(viewer: Viewer | undefined, language: Language, themeId: number) {
      if (!viewer) return readSignedOut(language, themeId)
      const { row, place, standing } = await find(viewer, themeId)
      const known = await people.cardsOf([row.author])
      const refusal = refusalFor(row, standing)
      const isTeam = row.type === THEME_TYPE.team
      return {
        ...presentTheme(
          row,
          factsOf(language, () => ({ ...place, name: standing.name })),
        ),
        author: presentPeople([row.author], known, language)[0] ?? null,
        team: await readTeam(viewer, language, row),
        abilities: {
          canPost: refusal === undefined,
          postHint: refusal?.text[language] ?? '',
          canPickSide: row.redSide !== null && standing.mayPost && !hasEnded(row, clock.now()),
          canJoinTeam: isTeam && standing.mayPost && !row.isInTeam,
          canLeaveTeam: canLeaveTeam(viewer, row, row.isInTeam),
          canEditTasks: row.isInTeam,
        },
      }
    },

    async list(
      viewer: Viewer,
      language: Language,
      {
        scope,
        munityId,
        cursor,
        limit,
      }: {
        scope: ThemeScope
        munityId?: number | undefined
        cursor?: string | undefined
        limit: number
      },
    ) {
      const communityIds =
        scope === 'campus'
          ? []
          : await readableCommunities(viewer, scope === 'community' ? munityId : undefined)
      const rows = await repository.page(scope, {
        member: viewer.enterpriseUserId,
        enterpriseId: viewer.enterprise.id,
        communityIds,
        before: decodeTimeCursor(cursor) ?? END_OF_TIME,
        limit: limit + 1,
      })
      const found = await withPlaces(viewer, rows.slice(0, limit))
      const byId = new Map(found.map((one) => [one.row.id, one]))
      const last = rows.length > limit ? rows[limit - 1] : undefined
      const canCreate = canStartDiscussion(viewer)
      const placeOf = (row: ThemeRow) => {
        const one = byId.get(row.id)
        return {
          kind: one?.place.kind ?? 'enterprise',
          id: one?.place.id ?? 0,
          name: one?.standing.name ?? NOWHERE,
        }
      }
      const facts = factsOf(language, placeOf)
      return {
        items: found.filter(({ standing }) => standing.mayRead).map(({ row }) => presentTheme(row, facts)),
        nextCursor: last ? encodeTimeCursor({ at: last.activeAt, id: last.id }) : null,
        canCreate,
        createHint: canCreate ? '' : themeProblems.needsMembership.text[language],
        canCreateTeam: canStartTeam(viewer),
      }
    },
  }

  async function readSignedOut(language: Language, themeId: number) {
    const enterprise = await dependencies.defaultEnterprise()
    const [row] = await repository.findFor([themeId], 0)
    if (!row || !enterprise || !canReadSignedOut(row, enterprise.id))
      throw new Problem(themeProblems.notFound)
    const place = { kind: 'enterprise' as const, id: enterprise.id, name: enterprise.name }
    const nothing = {
      canPost: false,
      postHint: '',
      canPickSide: false,
      canJoinTeam: false,
      canLeaveTeam: false,
      canEditTasks: false,
    }
    return {
      ...presentTheme(
        row,
        factsOf(language, () => place),
      ),
      author: null,
      team: null,
      abilities: nothing,
    }
  }

  async function readableCommunities(viewer: Viewer, only: number | undefined): Promise<number[]> {
    if (only !== undefined) {
      const row = (await communities.findAll(viewer, [only])).get(only)
      if (!row) throw new Problem(placeProblems.notFound)
      await places.assertMayRead(viewer, { kind: row.kind, id: row.id })
      return [only]
    }
    return communities.readableIds(viewer)
  }
}

export type ThemeService = ReturnType<typeof createThemeService>

const NOWHERE: LocalizedText = { en: '', zh: '' }

const assertUsable = ({ name, describes }: ThemeForm): void => {
  if (nameKeyOf(name) === '') throw new Problem(themeProblems.nameEmpty)
  if (isLongerThan(name.trim(), THEME_NAME_MAX)) throw new Problem(themeProblems.nameTooLong)
  if (isLongerThan(describes.trim(), THEME_DESCRIBES_MAX)) throw new Problem(themeProblems.describesTooLong)
}
