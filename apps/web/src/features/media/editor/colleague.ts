import type { OutputOf } from '@fairlead/contract/endpoint.ts'
import type { findColleagues } from '@fairlead/contract/enterprises/enterprises.endpoints.ts'

export type Colleague = OutputOf<typeof findColleagues>['items'][number]
