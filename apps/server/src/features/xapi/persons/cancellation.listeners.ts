import { accountCancelled } from '@fairlead/contract/identity/identity.events.ts'
import type { Events } from '../../../platform/events/events.ts'
import type { ErasureService } from './erasure.service.ts'

/** The end of an account is the end of its record, in each of the person's enterprises. */
export const listenForCancellations = (events: Events, erasure: ErasureService): void =>
  events.on(accountCancelled, 'xapi.erase-person', async ({ members }) => {
    for (const member of members) await erasure.erase(member)
  })
