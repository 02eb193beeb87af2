import { readResourcePermission } from '@fairlead/contract/membership/membership.endpoints.ts'
import { call } from '../../../platform/api/call.ts'

/** A resource somebody wants to open. */
export interface WantedResource {
  /** 1401 lesson, 1402 article, 1501 topic, 1601 activity. */
  resourceType: number
  code: string
  versionId?: number
  /** The plan, camp or topic through which they come. */
  extId?: string
  /** Where it opens, for the way back after signing in or switching; this page when left out. */
  href?: string
}

/** The dialog that is due: may I spend a chance, there is none, your group may not, not yet. */
export type AccessQuestion =
  | { kind: 'chance'; resource: WantedResource; remaining: number }
  | { kind: 'used-up'; perMonth: number }
  | { kind: 'group-not-authorised' | 'not-yet-open' }

export const askPermission = ({ resourceType, code, versionId, extId }: WantedResource) =>
  call(readResourcePermission, {
    toolbarCode: resourceType,
    resourcesCode: code,
    versionId,
    rescourcesExtId: extId,
  })
