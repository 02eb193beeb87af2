import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { bigint, customType, jsonb, timestamp } from 'drizzle-orm/pg-core'

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity()
export const reference = (name: string) => bigint(name, { mode: 'number' })
export const instant = (name: string) => timestamp(name, { withTimezone: true })
export const localized = (name: string) => jsonb(name).$type<LocalizedText>()
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
