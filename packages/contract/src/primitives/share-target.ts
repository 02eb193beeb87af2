import { z } from 'zod'

/** What can be shared into a workplace suite. */
export const shareTypeSchema = z.enum([
  'post',
  'lesson',
  'article',
  'topic',
  'activity',
  'camp',
  'theme',
  'debate',
  'learningPlan',
  'community',
  'group',
])
export type ShareType = z.infer<typeof shareTypeSchema>

const parameter = z.coerce.string().max(100).optional()

/** Which one of them: the query of its page. */
export const shareParametersSchema = z.object({
  code: parameter,
  versionId: parameter,
  id: parameter,
  ugcId: parameter,
  themeId: parameter,
  activityId: parameter,
  munityId: parameter,
  groupId: parameter,
})
export type ShareParameters = z.infer<typeof shareParametersSchema>
