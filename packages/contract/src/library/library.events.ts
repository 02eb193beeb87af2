import { z } from 'zod'
import { defineEvent } from '../event.ts'
import { resourceKindSchema } from './library.schema.ts'

const study = {
  kind: resourceKindSchema,
  code: z.string(),
  resourceId: z.number(),
  versionId: z.number(),
  enterpriseId: z.number(),
  enterpriseUserId: z.number(),
}

export const lessonCompleted = defineEvent('lesson.completed', z.object(study))
