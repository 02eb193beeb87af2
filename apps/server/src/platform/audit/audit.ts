import type { AuditAction } from '@fairlead/contract/audit-action.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { and, desc, eq, gte, like, lt, type SQL } from 'drizzle-orm'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { auditEntries } from './audit.tables.ts'
import { fillSentence } from './audit-sentence.ts'

export type AuditRow = typeof auditEntries.$inferSelect

export interface AuditRecord {
  /** Any viewer will do; left out when the machine acts by itself. */
  actor: { enterpriseUserId: number } | undefined
  /** Whose data it is about: an administrator of that enterprise reads it. */
  enterpriseId: number
  action: AuditAction
  target: { kind: string; id: string | number; name: string | LocalizedText }
  /** What changed, without secrets; its words may stand in the action's text. */
  detail?: Record<string, unknown>
}

export interface AuditQuery {
  enterpriseId?: number | undefined
  actor?: number | undefined
  noun?: string | undefined
  since?: Date | undefined
  until?: Date | undefined
  before?: number | undefined
  limit: number
}

/** The log of everything done in the console. */
export const createAudit = (database: Database, clock: Clock) => ({
  /** Call it in the transaction of the change: both stand, or neither. */
  async record({ actor, enterpriseId, action, target, detail = {} }: AuditRecord): Promise<void> {
    await database.orm.insert(auditEntries).values({
      at: clock.now(),
      enterpriseId,
      actor: actor?.enterpriseUserId,
      action: action.name,
      targetKind: target.kind,
      targetId: String(target.id),
      text: fillSentence(action.text, target.name, detail),
      detail,
    })
  },

  list(query: AuditQuery): Promise<AuditRow[]> {
    const { enterpriseId, actor, noun, since, until, before } = query
    const conditions: (SQL | false)[] = [
      enterpriseId !== undefined && eq(auditEntries.enterpriseId, enterpriseId),
      actor !== undefined && eq(auditEntries.actor, actor),
      noun !== undefined && like(auditEntries.action, `${noun.replaceAll(/[\\%_]/g, '\\$&')}.%`),
      since !== undefined && gte(auditEntries.at, since),
      until !== undefined && lt(auditEntries.at, until),
      before !== undefined && lt(auditEntries.id, before),
    ]
    return database.orm
      .select()
      .from(auditEntries)
      .where(and(...conditions.filter((condition) => condition !== false)))
      .orderBy(desc(auditEntries.id))
      .limit(query.limit)
  },

  /** Which people and which kinds of things occur, to filter by. */
  async occurring(enterpriseId: number | undefined): Promise<{ actors: number[]; nouns: string[] }> {
    const rows = await database.orm
      .selectDistinct({ actor: auditEntries.actor, action: auditEntries.action })
      .from(auditEntries)
      .where(enterpriseId === undefined ? undefined : eq(auditEntries.enterpriseId, enterpriseId))
    return {
      actors: [...new Set(rows.flatMap(({ actor }) => actor ?? []))],
      nouns: [...new Set(rows.map(({ action }) => action.split('.')[0] ?? ''))].sort(),
    }
  },
})

export type Audit = ReturnType<typeof createAudit>
