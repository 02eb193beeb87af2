import type { LeafPost, Post } from '@fairlead/contract/posts/posts.schema.ts'
import type { Highlights } from '../features/posts/posts.queries.ts'

const leaf: LeafPost = {
  ugcId: 1,
  type: 1,
  shareContent: '反馈不是裁判，是镜子。',
  addTime: '2026-01-05T01:12:00.000Z',
  displayName: '陈立行',
  userAvatarUrl: '',
  vipAvatar: 'elite',
  department: '销售部',
  position: '华东区经理',
  enterpriseUserId: 40,
  userId: 4,
  studentId: 'S0004',
  isAnonymous: 0,
  isEssence: 0,
  isPinned: 0,
  isAsk: 0,
  isReply: 0,
  isAnswer: 0,
  isDeleted: 0,
  isHidden: 0,
  isOwn: 0,
  sideType: 0,
  isAha: 0,
  ahaNum: 0,
  ahaUsers: [],
  isLike: 0,
  likeNum: 0,
  childUgcNum: 0,
  rootUgcId: 0,
  parentUgcId: 0,
  toUserData: null,
  isMentor: 0,
  sharePicture: '',
  shareVideo: '',
  finalSharePictures: [],
  finalShareFiles: [],
  finalResourcesInfo: {},
  abilities: { canAha: true, canLike: true, canReply: true, canDelete: false, canReport: true },
}

/** A post as the server shows it to somebody who may do everything with it. */
export const postSample = (changes: Partial<Post> = {}): Post => ({ ...leaf, childUgc: [], ...changes })

export const commentSample = (changes: Partial<Post> = {}): Post =>
  postSample({
    type: 2,
    rootUgcId: 1,
    parentUgcId: 1,
    isReply: 1,
    displayName: '林若谷',
    isMentor: 1,
    ...changes,
  })

export const highlightsSample = (changes: Partial<Highlights> = {}): Highlights => ({
  ahaOfTheWeek: null,
  openQuestions: [],
  aha: { total: 10, reTimes: 7 },
  week: { posts: 28, ahas: 158, people: 16 },
  ...changes,
})
