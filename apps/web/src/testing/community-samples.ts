import type { CommunityDetail, CommunityPerson } from '@fairlead/contract/communities/communities.schema.ts'
import type { ThemeDetail } from '@fairlead/contract/themes/themes.schema.ts'

export const personSample = (changes: Partial<CommunityPerson> = {}): CommunityPerson => ({
  enterpriseUserId: 80,
  userId: 8,
  studentId: 'S0008',
  displayName: '赵明月',
  userAvatarUrl: '',
  vipAvatar: 'elite',
  department: '运营部',
  position: '总监',
  isMentor: 0,
  ...changes,
})

const nothing: CommunityDetail['abilities'] = {
  canRead: true,
  canPost: false,
  postHint: '先加入，才能参与。',
  canJoin: false,
  canLeave: false,
  canManage: false,
  canHandOver: false,
  canInvite: false,
  canClockIn: false,
  canCreateGroup: false,
  canCreateSubcommunity: false,
}

export const communitySample = ({
  abilities,
  ...changes
}: Partial<Omit<CommunityDetail, 'abilities'>> & {
  abilities?: Partial<CommunityDetail['abilities']>
} = {}): CommunityDetail => ({
  munityId: 7,
  kind: 'group',
  name: '难谈话演练组',
  intro: '把最难开口的谈话，先在这里说一遍。',
  avatarUrl: '',
  memberNum: 4,
  joinPolicy: 'approval',
  isPublic: 1,
  joinState: 'none',
  parent: null,
  limit: 200,
  notice: null,
  leader: personSample(),
  members: [personSample()],
  pendingNum: 0,
  children: [],
  ...changes,
  abilities: { ...nothing, ...abilities },
})

export const debateSample = (changes: Partial<ThemeDetail> = {}): ThemeDetail => ({
  themeId: 5,
  type: 4,
  oneId: 2,
  themename: '先有信任还是先有制度？',
  describes: '用你真做过的事来论证。',
  addTime: '2026-11-03T08:00:00.000Z',
  ugcNum: 6,
  recentNum: 0,
  isPinned: 0,
  place: { kind: 'enterprise', id: 2, name: '云帆科技' },
  resource: null,
  debate: {
    redSide: '先有信任',
    blueSide: '先有制度',
    redNum: 7,
    blueNum: 6,
    changedNum: 0,
    changedLately: 0,
    endTime: null,
    hasEnded: false,
    sideType: 0,
  },
  author: personSample(),
  team: null,
  abilities: {
    canPost: false,
    postHint: '先选一方，再发表观点。',
    canPickSide: true,
    canJoinTeam: false,
    canLeaveTeam: false,
    canEditTasks: false,
  },
  ...changes,
})
