import { z } from 'zod'

/** What a card needs before its own feature answers: kind, id and the title at the time of posting. */
export const resourceCardSchema = z.object({
  kind: z.string().max(30),
  id: z.string().max(100),
  title: z.string().max(200),
  minutes: z.number().optional(),
})
export type ResourceCard = z.infer<typeof resourceCardSchema>

/** The kinds that have a field of their own on the wire; every other kind travels as `sourceData`. */
export const CARD_FIELDS = [
  'lesson',
  'topic',
  'video',
  'theme',
  'munityTheme',
  'tool',
  'unitTool',
  'task',
  'diytask',
  'unitSeminar',
  'unitSeminarGroup',
  'userSeminar',
  'learningPlan',
] as const
export type CardField = (typeof CARD_FIELDS)[number]

/** Resource types as the wire numbers them. */
export const RESOURCE_TYPE = { lesson: 1401, article: 1402, topic: 1501, activity: 1601 } as const

const OBJECTIVE_STATUS = { completed: 1, pending: 2 } as const

const objectiveSchema = z.object({
  content: z.string(),
  status: z.union([z.literal(OBJECTIVE_STATUS.completed), z.literal(OBJECTIVE_STATUS.pending)]),
})

const targetSchema = z.object({
  target: z.object({ targetContent: z.string() }),
  evaluations: z.array(z.string()),
  objectives: z.array(objectiveSchema),
  addTime: z.string(),
  endTime: z.string(),
})

const questionSchema = z.object({
  topic: z.string(),
  conntent: z.string(),
  answer: z.string(),
  answerTime: z.string(),
  isFinish: z.union([z.literal(0), z.literal(1)]),
})

export const iWillSchema = z.object({
  targets: z.array(targetSchema),
  questionList: z.array(questionSchema),
})
export type IWill = z.infer<typeof iWillSchema>

export const themeActionSchema = z.object({
  contentHow: z.string(),
  contentUtilize: z.string(),
  contentResult: z.string(),
  contentAdvice: z.string(),
})
export type ThemeAction = z.infer<typeof themeActionSchema>

const teamMemberSchema = z.object({
  enterpriseUserId: z.number(),
  name: z.string(),
  avatarUrl: z.string(),
})
export type TeamMember = z.infer<typeof teamMemberSchema>

const vlogSchema = z.object({ title: z.string() })

/** What a post carries besides its text: cards of resources, and the body of its type. */
export const resourcesInfoSchema = z.object({
  ...(Object.fromEntries(CARD_FIELDS.map((kind) => [kind, resourceCardSchema.optional()])) as Record<
    CardField,
    z.ZodOptional<typeof resourceCardSchema>
  >),
  sourceData: resourceCardSchema.optional(),
  resourceType: z.number().optional(),
  activityId: z.string().optional(),
  planExtId: z.string().optional(),
  vlog: vlogSchema.optional(),
  iwill: iWillSchema.optional(),
  userThemeAction: themeActionSchema.optional(),
  userMembers: z.array(teamMemberSchema).optional(),
})
export type ResourcesInfo = z.infer<typeof resourcesInfoSchema>
