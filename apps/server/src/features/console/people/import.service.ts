import { memberActions } from '@fairlead/contract/console/console.audit.ts'
import type { ImportReport } from '@fairlead/contract/console/people.schema.ts'
import type { Audit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { type Database, statement } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type {
  AdministeredEnterprises,
  AdministrationRepository,
  EnterpriseRow,
  OrganizationRepository,
} from '../../enterprises/public.ts'
import { type ImportedPeopleRepository, requireConsole, type Viewer } from '../../identity/public.ts'
import { readCsvPeople } from './csv-people.ts'
import { addressesOf, type ReadRow, readRows } from './import-rows.ts'
import { INVITE_JOB, type Invitation } from './invitations.jobs.ts'

export interface ImportDependencies {
  database: Database
  clock: Clock
  audit: Audit
  jobs: Jobs
  administered: AdministeredEnterprises
  administration: AdministrationRepository
  organization: OrganizationRepository
  accounts: ImportedPeopleRepository
}

// Two imports at once could both take the same person for new.
const oneAtATime = statement('import_lock', 'select pg_advisory_xact_lock(731005)')

/** People from a table: first looked at, then brought in. */
export const createImportService = (dependencies: ImportDependencies) => {
  const { database, clock, audit, jobs, administered, administration, organization, accounts } = dependencies

  const read = async (enterprise: EnterpriseRow, csv: string) => {
    const { people, ignoredColumns } = readCsvPeople(csv)
    const { phones, emails } = addressesOf(people)
    const [departments, classes, known, memberUserIds, taken] = await Promise.all([
      organization.departments(enterprise.id),
      organization.classes(enterprise.id),
      accounts.findByAddresses(phones, emails),
      administration.userIdsOf(enterprise.id),
      administration.takenStudentIds(people.flatMap(({ studentId }) => studentId || [])),
    ])
    const rows = readRows(people, {
      departments,
      classes,
      known,
      memberUserIds: new Set(memberUserIds),
      takenStudentIds: new Set(taken),
    })
    return { rows, ignoredColumns }
  }

  /** The accounts of these rows: those there were, and new ones for everybody else. */
  const accountsOf = async (rows: readonly ReadRow[]): Promise<Map<ReadRow, number>> => {
    await accounts.insert(
      rows
        .filter(({ userId }) => userId === undefined)
        .map(({ name, phone, email }) => ({ realname: name, phone: phone || null, email: email || null })),
    )
    const known = await accounts.findByAddresses(
      rows.flatMap(({ phone }) => phone || []),
      rows.flatMap(({ email }) => email || []),
    )
    const byPhone = new Map(known.map(({ id, phone }) => [phone, id]))
    const byEmail = new Map(known.map(({ id, email }) => [email, id]))
    return new Map(
      rows.flatMap((row) => {
        const id = row.userId ?? byPhone.get(row.phone || null) ?? byEmail.get(row.email || null)
        return id === undefined ? [] : [[row, id] as const]
      }),
    )
  }

  const bringIn = async (enterprise: EnterpriseRow, rows: readonly ReadRow[]): Promise<void> => {
    const userOf = await accountsOf(rows)
    const joinedAt = clock.now()
    const year = String(joinedAt.getFullYear()).slice(2)
    await administration.insertMembers(
      [...userOf].map(([row, userId]) => ({
        enterpriseId: enterprise.id,
        userId,
        studentId: row.studentId || `E${enterprise.id}-${year}-${userId}`,
        departmentId: row.departmentId,
        enterpriseClassId: row.classId,
        position: { en: row.position, zh: row.position },
        joinedAt,
      })),
    )
    const invitations = [...userOf.keys()].map(
      ({ name, phone, email }): Invitation => ({
        name,
        enterprise: enterprise.name,
        ...(phone ? { channel: 'sms', to: phone } : { channel: 'mail', to: email }),
      }),
    )
    await jobs.send(INVITE_JOB, invitations)
  }

  return {
    async preview(viewer: Viewer, csv: string, asked: number | undefined): Promise<ImportReport> {
      requireConsole(viewer, 'people')
      const enterprise = await administered.choose(viewer, asked)
      return reportOf(await read(enterprise, csv))
    },

    /** The same file a second time brings in nobody: they are members then. */
    import: (viewer: Viewer, csv: string, asked: number | undefined): Promise<ImportReport> =>
      database.transaction(async () => {
        requireConsole(viewer, 'people')
        await database.rows(oneAtATime)
        const enterprise = await administered.choose(viewer, asked)
        const result = await read(enterprise, csv)
        const report = reportOf(result)
        const good = result.rows.filter(({ state }) => state === 'good')
        if (good.length === 0) return report
        await bringIn(enterprise, good)
        await audit.record({
          actor: viewer,
          enterpriseId: enterprise.id,
          action: memberActions.imported,
          target: { kind: 'enterprise', id: enterprise.id, name: enterprise.name },
          detail: { people: report.good, bad: report.bad, names: good.map(({ name }) => name).join('、') },
        })
        return report
      }),
  }
}

export type ImportService = ReturnType<typeof createImportService>

const reportOf = ({
  rows,
  ignoredColumns,
}: {
  rows: readonly ReadRow[]
  ignoredColumns: string[]
}): ImportReport => {
  const count = (wanted: ReadRow['state']) => rows.filter(({ state }) => state === wanted).length
  return {
    rows: rows.map(({ studentId: _, departmentId: __, classId: ___, userId: ____, ...row }) => row),
    good: count('good'),
    member: count('member'),
    bad: count('bad'),
    ignoredColumns,
  }
}
