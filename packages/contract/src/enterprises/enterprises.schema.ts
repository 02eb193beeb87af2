import { z } from 'zod'

/** How an enterprise differs: where links open, which no-access page its people see, whether lessons wear its own look. */
export const enterpriseSettingsSchema = z.object({
  opensInPlace: z.boolean().default(false),
  noAccessVariant: z.enum(['default', 'minSheng', 'xinAo']).default('default'),
  customLessonPage: z.boolean().default(false),
  needsGroupAuthorisation: z.boolean().default(false),
})
export type EnterpriseSettings = z.infer<typeof enterpriseSettingsSchema>
