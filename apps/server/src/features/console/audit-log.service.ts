import type { readAuditLog } from '@fairlead/contract/console/console.endpoints.ts'
import type { AdministeredEnterprise } from '@fairlead/contract/console/console.schema.ts'
import type { OutputOf, ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import type { Audit, AuditRow } from '../../platform/audit/audit.ts'
import type { AdministeredEnterprises } from '../enterprises/public.ts'
import { displayName, isPlatformAdministrator, requireConsole, type Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'

interface Dependencies {
  audit: Audit
  administered: AdministeredEnterprises
  people: PeopleService
}

/** What was changed in the console, for those who answer for it. */
export const createAuditLogService = ({ audit, administered, people }: Dependencies) => ({
  async enterprises(viewer: Viewer, language: Language): Promise<{ items: AdministeredEnterprise[] }> {
    requireConsole(viewer, 'people')
    const items = (await administered.listOf(viewer)).map(({ id, name, isDefault }) => ({
      enterpriseId: id,
      name: inLanguage(name, language),
      isDefault,
    }))
    return { items }
  },

  async read(
    viewer: Viewer,
    input: ParsedInputOf<typeof readAuditLog>,
    language: Language,
  ): Promise<OutputOf<typeof readAuditLog>> {
    requireConsole(viewer, 'audit')
    const everywhere = input.enterpriseId === undefined && isPlatformAdministrator(viewer)
    const enterpriseId = everywhere ? undefined : (await administered.choose(viewer, input.enterpriseId)).id
    const [rows, occurring, enterprises] = await Promise.all([
      audit.list({
        enterpriseId,
        actor: input.actorId,
        noun: input.noun,
        since: input.since ? new Date(input.since) : undefined,
        until: input.until ? new Date(input.until) : undefined,
        before: input.cursor ? Number.parseInt(input.cursor, 10) || undefined : undefined,
        limit: input.limit + 1,
      }),
      audit.occurring(enterpriseId),
      administered.listOf(viewer),
    ])
    const page = rows.slice(0, input.limit)
    const cards = await people.cardsOf([...occurring.actors, ...page.flatMap(({ actor }) => actor ?? [])])
    const nameOf = (actor: number | null) => {
      const card = actor === null ? undefined : cards.get(actor)
      return card ? displayName(card, language) : ''
    }
    const present = (row: AuditRow) => {
      const enterprise = enterprises.find(({ id }) => id === row.enterpriseId)
      return {
        auditId: row.id,
        at: row.at.toISOString(),
        enterpriseName: enterprise ? inLanguage(enterprise.name, language) : '',
        actorName: nameOf(row.actor),
        actorAvatar: (row.actor !== null && cards.get(row.actor)?.avatarUrl) || '',
        action: row.action,
        text: inLanguage(row.text, language),
        detail: row.detail,
      }
    }
    return {
      items: page.map(present),
      nextCursor: rows.length > input.limit ? String(page.at(-1)?.id) : null,
      nouns: occurring.nouns,
      actors: occurring.actors.map((actorId) => ({ actorId, name: nameOf(actorId) })),
    }
  },
})

export type AuditLogService = ReturnType<typeof createAuditLogService>
