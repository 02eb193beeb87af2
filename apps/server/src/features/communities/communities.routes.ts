import {
  announce,
  clockIn,
  createCommunity,
  decideJoinRequest,
  editCommunity,
  handOverCommunity,
  inviteToCommunity,
  joinCommunity,
  leaveCommunity,
  listAnnouncements,
  listClassmates,
  listCommunities,
  listJoinRequests,
  listMembers,
  readClass,
  readCommunity,
  readGroupWork,
  readInvitation,
  removeMember,
  uploadMinutes,
  withdrawJoinRequest,
} from '@fairlead/contract/communities/communities.endpoints.ts'
import { route } from '../identity/public.ts'
import type { CommunityService } from './communities.service.ts'
import type { FellowsService } from './fellows.service.ts'
import type { GroupWorkService } from './group-work.service.ts'
import type { JoiningService } from './joining.service.ts'

export const communityRoutes = (
  communities: CommunityService,
  joining: JoiningService,
  groupWork: GroupWorkService,
  fellows: FellowsService,
) => [
  route(listCommunities, ({ viewer, context }) => communities.list(viewer, context.lang)),
  route(readCommunity, ({ viewer, input, context }) =>
    communities.read(viewer, context.lang, input.munityId),
  ),
  route(createCommunity, ({ viewer, input, context }) =>
    communities.create(viewer, context.lang, { ...input, isPublic: input.isPublic === 1 }),
  ),
  route(editCommunity, ({ viewer, input, context }) =>
    communities.edit(viewer, context.lang, input.munityId, { ...input, isPublic: input.isPublic === 1 }),
  ),
  route(announce, ({ viewer, input, context }) =>
    communities.announce(viewer, context.lang, input.munityId, input.content),
  ),
  route(listAnnouncements, ({ viewer, input, context }) =>
    communities.listAnnouncements(viewer, context.lang, input),
  ),
  route(joinCommunity, ({ viewer, input }) => joining.join(viewer, input)),
  route(withdrawJoinRequest, ({ viewer, input }) => joining.withdraw(viewer, input.munityId)),
  route(leaveCommunity, ({ viewer, input }) => joining.leave(viewer, input.munityId)),
  route(removeMember, ({ viewer, input }) => joining.remove(viewer, input.munityId, input.enterpriseUserId)),
  route(handOverCommunity, ({ viewer, input, context }) =>
    joining.handOver(viewer, context.lang, input.munityId, input.enterpriseUserId),
  ),
  route(listMembers, ({ viewer, input, context }) => joining.listMembers(viewer, context.lang, input)),
  route(listJoinRequests, ({ viewer, input, context }) => joining.listRequests(viewer, context.lang, input)),
  route(decideJoinRequest, ({ viewer, input, context }) =>
    joining.decide(viewer, context.lang, input.requestId, input.approve === 1),
  ),
  route(inviteToCommunity, ({ viewer, input }) => joining.invite(viewer, input.munityId)),
  route(readInvitation, ({ viewer, input, context }) =>
    joining.readInvitation(viewer, context.lang, input.code),
  ),
  route(clockIn, ({ viewer, input }) => groupWork.clockIn(viewer, input.groupId, input.note)),
  route(uploadMinutes, ({ viewer, input, context }) => groupWork.uploadMinutes(viewer, context.lang, input)),
  route(readGroupWork, ({ viewer, input, context }) => groupWork.read(viewer, context.lang, input.groupId)),
  route(listClassmates, ({ viewer, context }) => fellows.list(viewer, context.lang)),
  route(readClass, ({ viewer, input, context }) =>
    fellows.readClass(viewer, context.lang, input.enterpriseClassId),
  ),
]
