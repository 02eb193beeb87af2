import { asc, desc } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { enterprises } from './enterprises.tables.ts'

export type EnterpriseRow = typeof enterprises.$inferSelect

/** What administrators read and change; what learners need is in the other repository. */
export const createAdministrationRepository = (database: Database) => ({
  listEnterprises: (): Promise<EnterpriseRow[]> =>
    database.orm.select().from(enterprises).orderBy(desc(enterprises.isDefault), asc(enterprises.id)),
})

export type AdministrationRepository = ReturnType<typeof createAdministrationRepository>
