import { z } from 'zod'
import { communityPersonSchema } from '../communities/communities.schema.ts'
import { flagSchema } from '../primitives/flag.ts'
import { placeKinds } from '../primitives/place.ts'

export const THEME_NAME_MAX = 50
export const THEME_DESCRIBES_MAX = 200
export const DEBATE_SIDE_MAX = 30
export const CHANGE_REASON_MAX = 200
export const TEAM_TASK_MAX = 50

export const THEME_TYPE = {
  ask: 1,
  team: 2,
  group: 3,
  debate: 4,
  learningPlan: 5,
  campus: 6,
  lessonVideo: 8,
  tool: 9,
  topicVideo: 10,
} as const
export const themeTypes = Object.values(THEME_TYPE)

/** 1 pros, the red side; 2 cons, the blue side; 0 none yet. */
export const SIDE = { none: 0, red: 1, blue: 2 } as const
export const sideSchema = z.union([z.literal(1), z.literal(2)])
export type Side = z.infer<typeof sideSchema>

/** What a course discussion is about, as it was called when the discussion was linked. */
export const linkedResourceSchema = z.object({
  kind: z.string(),
  id: z.string(),
  title: z.string(),
  minutes: z.number().optional(),
})

const debateSchema = z.object({
  redSide: z.string(),
  blueSide: z.string(),
  redNum: z.number(),
  blueNum: z.number(),
  /** How many people changed their mind so far, and since yesterday. */
  changedNum: z.number(),
  changedLately: z.number(),
  endTime: z.iso.datetime().nullable(),
  hasEnded: z.boolean(),
  /** The viewer's own side. */
  sideType: z.union([z.literal(0), sideSchema]),
})
export type Debate = z.infer<typeof debateSchema>

export const themeCardSchema = z.object({
  themeId: z.number(),
  type: z.number(),
  /** What it belongs to: the community, else the enterprise. */
  oneId: z.number(),
  themename: z.string(),
  describes: z.string(),
  addTime: z.iso.datetime(),
  ugcNum: z.number(),
  /** Posts of the last day. */
  recentNum: z.number(),
  isPinned: flagSchema,
  place: z.object({ kind: z.enum(placeKinds), id: z.number(), name: z.string() }),
  resource: linkedResourceSchema.nullable(),
  debate: debateSchema.nullable(),
})
export type ThemeCard = z.infer<typeof themeCardSchema>

export const teamTaskSchema = z.object({
  id: z.number(),
  title: z.string(),
  isDone: flagSchema,
  assignee: communityPersonSchema.nullable(),
})
export type TeamTask = z.infer<typeof teamTaskSchema>

export const teamSchema = z.object({
  members: z.array(communityPersonSchema),
  isMember: z.boolean(),
  tasks: z.array(teamTaskSchema),
})
export type Team = z.infer<typeof teamSchema>

export const themeDetailSchema = themeCardSchema.extend({
  author: communityPersonSchema.nullable(),
  team: teamSchema.nullable(),
  abilities: z.object({
    canPost: z.boolean(),
    /** Why not, in the viewer's language; empty when one may. */
    postHint: z.string(),
    canPickSide: z.boolean(),
    canJoinTeam: z.boolean(),
    canLeaveTeam: z.boolean(),
    canEditTasks: z.boolean(),
  }),
})
export type ThemeDetail = z.infer<typeof themeDetailSchema>

export const changeOfMindSchema = z.object({
  id: z.number(),
  person: communityPersonSchema,
  from: sideSchema,
  to: sideSchema,
  reason: z.string(),
  addTime: z.iso.datetime(),
})
export type ChangeOfMind = z.infer<typeof changeOfMindSchema>

export const themeScopeSchema = z.enum(['campus', 'community', 'mine', 'recommended', 'debates', 'courses'])
export type ThemeScope = z.infer<typeof themeScopeSchema>
