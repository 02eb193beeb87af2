import {
  changeMembershipType,
  listMembershipTypes,
} from '@fairlead/contract/console/membership-types.endpoints.ts'
import { route } from '../../identity/public.ts'
import type { MembershipTypesService } from './membership-types.service.ts'

export const membershipTypeRoutes = (types: MembershipTypesService) => [
  route(listMembershipTypes, ({ viewer }) => types.list(viewer)),
  route(changeMembershipType, ({ viewer, input }) => types.change(viewer, input)),
]
