import { z } from 'zod'
import { placeProblems } from '../communities/communities.errors.ts'
import { communityPersonSchema } from '../communities/communities.schema.ts'
import { defineEndpoint } from '../endpoint.ts'
import { viewerProblems } from '../identity/identity.errors.ts'
import { flagSchema } from '../primitives/flag.ts'
import { idSchema } from '../primitives/id.ts'
import { cursorInput } from '../primitives/page.ts'
import { themeProblems } from './themes.errors.ts'
import {
  changeOfMindSchema,
  sideSchema,
  teamSchema,
  teamTaskSchema,
  themeCardSchema,
  themeDetailSchema,
  themeScopeSchema,
} from './themes.schema.ts'

const future = '/v1/operation/communityFuture' as const
const path = '/v1/operation/theme' as const
const text = z.string().max(20_000).default('')
const one = z.object({ themeId: idSchema })

/** One form for all three: each call reads the fields of its own tab. */
const themeForm = z.object({
  themename: text,
  describes: text,
  title: text,
  content: text,
  redSide: text,
  blueSide: text,
  munityId: idSchema.optional(),
  type: z.coerce.number().int().optional(),
})
const created = z.object({ themeId: z.number(), type: z.number(), oneId: z.number() })
const creating = [
  themeProblems.alreadyCreated,
  themeProblems.needsMembership,
  themeProblems.nameEmpty,
  themeProblems.nameTooLong,
  themeProblems.describesTooLong,
  placeProblems.notFound,
  placeProblems.membersOnly,
  placeProblems.quit,
  viewerProblems.unverified,
  viewerProblems.ssoWithoutPhone,
]

export const createTheme = defineEndpoint({
  method: 'POST',
  path: `${future}/creatTheme`,
  access: 'required',
  summary: 'Start a discussion: themename and describes',
  input: themeForm,
  output: created,
  errors: creating,
})

export const createTeam = defineEndpoint({
  method: 'POST',
  path: `${future}/createTeam`,
  access: 'required',
  summary: 'Start a team discussion (type 2): themename and describes; whoever starts it is its first member',
  input: themeForm,
  output: created,
  errors: creating,
})

export const createDebateTheme = defineEndpoint({
  method: 'POST',
  path: `${future}/createDebateTheme`,
  access: 'required',
  summary: 'Start a debate: title, content, redSide and blueSide',
  input: themeForm,
  output: created,
  errors: [...creating, themeProblems.sidesMissing, themeProblems.sideTooLong],
})

export const readTheme = defineEndpoint({
  method: 'GET',
  path: `${path}/detail`,
  access: 'optional',
  summary: 'A discussion, debate or team discussion; those of the Personal campus also before signing in',
  input: one,
  output: themeDetailSchema,
  errors: [themeProblems.notFound],
})

export const listThemes = defineEndpoint({
  method: 'GET',
  path: `${path}/list`,
  access: 'required',
  summary: 'Discussions of the campus, of a community, one’s own or recommended, the liveliest first',
  input: z.object({
    scope: themeScopeSchema.default('campus'),
    munityId: idSchema.optional(),
    ...cursorInput,
  }),
  output: z.object({
    items: z.array(themeCardSchema),
    nextCursor: z.string().nullable(),
    canCreate: z.boolean(),
    createHint: z.string(),
    /** Whether the create dialog has its Team tab. */
    canCreateTeam: z.boolean(),
  }),
  errors: [placeProblems.notFound],
})

export const pickSide = defineEndpoint({
  method: 'POST',
  path: `${path}/pickSide`,
  access: 'required',
  summary: 'Pick a side, or change one’s mind with a reason',
  input: one.extend({ sideType: sideSchema, reason: text }),
  output: z.object({ redNum: z.number(), blueNum: z.number(), changedNum: z.number(), sideType: sideSchema }),
  errors: [
    themeProblems.notFound,
    themeProblems.notDebate,
    themeProblems.debateEnded,
    themeProblems.reasonTooLong,
    placeProblems.membersOnly,
    placeProblems.quit,
  ],
})

export const listChangesOfMind = defineEndpoint({
  method: 'GET',
  path: `${path}/changesOfMind`,
  access: 'required',
  summary: 'Who changed sides, and why, newest first',
  input: one.extend(cursorInput),
  output: z.object({ items: z.array(changeOfMindSchema), nextCursor: z.string().nullable() }),
  errors: [themeProblems.notFound],
})

export const listDebaters = defineEndpoint({
  method: 'GET',
  path: `${path}/debaters`,
  access: 'required',
  summary: 'The people of one side of a debate',
  input: one.extend({ sideType: z.coerce.number().pipe(sideSchema), ...cursorInput }),
  output: z.object({
    items: z.array(communityPersonSchema.extend({ hasChanged: flagSchema })),
    nextCursor: z.string().nullable(),
  }),
  errors: [themeProblems.notFound],
})

export const joinTeam = defineEndpoint({
  method: 'POST',
  path: `${path}/joinTeam`,
  access: 'required',
  summary: 'Join the team of a team discussion',
  input: one,
  output: teamSchema,
  errors: [themeProblems.notFound, placeProblems.membersOnly, placeProblems.quit],
})

export const leaveTeam = defineEndpoint({
  method: 'POST',
  path: `${path}/leaveTeam`,
  access: 'required',
  summary: 'Leave the team; whoever started it stays',
  input: one,
  output: teamSchema,
  errors: [themeProblems.notFound, themeProblems.noPermission],
})

export const addTeamTask = defineEndpoint({
  method: 'POST',
  path: `${path}/addTask`,
  access: 'required',
  summary: 'Put a task on the team’s list and take it on',
  input: one.extend({ title: text }),
  output: teamTaskSchema,
  errors: [themeProblems.notFound, themeProblems.teamOnly, themeProblems.taskTooLong],
})

export const tickTeamTask = defineEndpoint({
  method: 'POST',
  path: `${path}/tickTask`,
  access: 'required',
  summary: 'Tick a task off, or put it back',
  input: z.object({ taskId: idSchema, isDone: flagSchema.default(0) }),
  output: teamTaskSchema,
  errors: [themeProblems.notFound, themeProblems.teamOnly],
})
