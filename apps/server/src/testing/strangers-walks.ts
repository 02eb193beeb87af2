import type { Things } from './strangers-things.ts'

type Input = (things: Things) => Record<string, unknown>

/**
 * How a stranger would name things of another enterprise in a call. `names nothing`: the input has no place for an id.
 * `tellsApart`: who holds the code may learn what it is, as the specification asks; still nothing inside may show.
 */
export type Walk = Input | { input: Input; tellsApart: true } | 'names nothing'

const said = '你好，这句话说给不认识的人。'
const name = { en: 'Name', zh: '名称' }
const NOW = '2026-01-01T00:00:00.000Z'
const video = { videoExtId: 'v', videoGroupExtId: 'g', videoBaseId: 'v', activityId: 'a' }

const communities: Record<string, Walk> = {
  announce: ({ community }) => ({ munityId: community, content: said }),
  clockIn: ({ group }) => ({ groupId: group, note: said }),
  createCommunity: ({ community }) => ({
    kind: 'group',
    parentId: community,
    name: '新小组',
    intro: '',
    joinPolicy: 'open',
    isPublic: 1,
  }),
  decideJoinRequest: ({ request }) => ({ requestId: request, approve: 1 }),
  editCommunity: ({ community }) => ({
    munityId: community,
    name: '改名',
    intro: '',
    joinPolicy: 'open',
    isPublic: 1,
  }),
  handOverCommunity: ({ community, member }) => ({ munityId: community, enterpriseUserId: member }),
  inviteToCommunity: ({ community }) => ({ munityId: community }),
  joinCommunity: ({ community }) => ({ munityId: community }),
  leaveCommunity: ({ community }) => ({ munityId: community }),
  listClassmates: 'names nothing',
  listAnnouncements: ({ community }) => ({ munityId: community }),
  listCommunities: 'names nothing',
  listJoinRequests: ({ community }) => ({ munityId: community }),
  listMembers: ({ community }) => ({ munityId: community }),
  readClass: ({ enterpriseClass }) => ({ enterpriseClassId: enterpriseClass }),
  readCommunity: ({ community }) => ({ munityId: community }),
  readGroupWork: ({ group }) => ({ groupId: group }),
  readInvitation: ({ invitation }) => ({ code: invitation }),
  removeMember: ({ community, member }) => ({ munityId: community, enterpriseUserId: member }),
  uploadMinutes: ({ group }) => ({ groupId: group, title: said, content: said }),
  withdrawJoinRequest: ({ community }) => ({ munityId: community }),
}

const themes: Record<string, Walk> = {
  addTeamTask: ({ team }) => ({ themeId: team, title: said }),
  createDebateTheme: ({ community }) => ({
    title: '辩题',
    redSide: '红',
    blueSide: '蓝',
    munityId: community,
  }),
  createTeam: ({ community }) => ({ themename: '团队', munityId: community, type: 2 }),
  createTheme: ({ community }) => ({ themename: '话题', munityId: community }),
  joinTeam: ({ team }) => ({ themeId: team }),
  leaveTeam: ({ team }) => ({ themeId: team }),
  listChangesOfMind: ({ debate }) => ({ themeId: debate }),
  listDebaters: ({ debate }) => ({ themeId: debate, sideType: 1 }),
  listThemes: ({ community }) => ({ scope: 'community', munityId: community }),
  pickSide: ({ debate }) => ({ themeId: debate, sideType: 1 }),
  readTheme: ({ theme }) => ({ themeId: theme }),
  tickTeamTask: ({ teamTask }) => ({ taskId: teamTask, isDone: 1 }),
}

const posts: Record<string, Walk> = {
  allowRiskyText: () => ({ paramKey: 'a-pass-of-somebody-else' }),
  checkAha: 'names nothing',
  commentOnDynamic: ({ post }) => ({ toDynamicId: post, content: said }),
  commentOnLessonVideo: ({ comment, lesson }) => ({
    ...video,
    toUnitCommentId: comment,
    comment: said,
    resourceType: 1401,
    lessonExtId: lesson,
  }),
  commentOnPost: ({ post }) => ({ toUgcId: post, content: said }),
  commentOnTheme: ({ theme }) => ({ themeId: theme, comment: said }),
  commentOnTopicVideo: ({ comment, lesson }) => ({
    ...video,
    toUnitCommentId: comment,
    comment: said,
    resourceType: 1501,
    topicExtId: lesson,
  }),
  deletePost: ({ post }) => ({ ugcId: post }),
  publishPost: ({ group }) => ({ type: 1, placeKind: 'group', placeId: group, content: said }),
  // A pseudonym is made of the number alone, whether it is a post's or not.
  readAnonymousName: { input: ({ post }) => ({ ugcId: post }), tellsApart: true },
  readAhaBook: ({ studentId }) => ({ studentId, direction: 'received' }),
  readCampusHighlights: 'names nothing',
  readFeed: ({ community }) => ({ placeKind: 'community', placeId: community }),
  readPost: ({ post }) => ({ ugcId: post }),
  readPostsOf: ({ studentId }) => ({ studentId }),
  replyOnSeminar: ({ post }) => ({ toUgcId: post, comment: said, oneId: String(post) }),
  replyOnTool: ({ post }) => ({ toUgcId: post, comment: said, oneId: String(post) }),
  replyOnUserSeminar: ({ post }) => ({ toUgcId: post, comment: said, oneId: String(post) }),
  replyToComment: ({ comment }) => ({ commentId: comment, comment: said }),
  toggleAha: ({ post }) => ({ ugcsetId: post, secret: 'x' }),
  toggleLike: ({ post }) => ({ oneId: post, type: 1 }),
}

const moderation: Record<string, Walk> = {
  addWordRule: 'names nothing',
  agreeReveal: ({ moderationCase }) => ({ caseId: moderationCase }),
  answerAppeal: ({ moderationCase }) => ({ caseId: moderationCase, answer: 'refused' }),
  appealDecision: ({ moderationCase }) => ({ caseId: moderationCase, text: said }),
  askReveal: ({ moderationCase }) => ({ caseId: moderationCase, reason: said }),
  decideCase: ({ moderationCase }) => ({ caseId: moderationCase, action: 'keep', reason: said }),
  readModerationQueue: 'names nothing',
  readOwnDecisions: 'names nothing',
  readWordRules: 'names nothing',
  removeWordRule: ({ wordRule }) => ({ id: wordRule }),
  reportContent: ({ post }) => ({ targetKind: 'post', targetId: post, reason: 'spam' }),
}

const people: Record<string, Walk> = {
  bindAddress: 'names nothing',
  cancelAccount: 'names nothing',
  changeAppearance: 'names nothing',
  changeAvatar: 'names nothing',
  changePrivacy: 'names nothing',
  changeProfile: 'names nothing',
  handOverIdentity: ({ community, member }) => ({
    kind: 'community',
    id: community,
    enterpriseUserId: member,
  }),
  readCancellation: 'names nothing',
  readSettings: 'names nothing',
  changeLanguage: 'names nothing',
  changePassword: 'names nothing',
  checkCode: 'names nothing',
  endSession: ({ session }) => ({ sessionId: session }),
  findColleagues: () => ({ name: '', limit: 50 }),
  findLinkIdentity: ({ post }) => ({ kind: 'post', id: post }),
  listIdentities: 'names nothing',
  listSessions: 'names nothing',
  readCard: { input: ({ card }) => ({ code: card }), tellsApart: true },
  readGuide: 'names nothing',
  readMembership: 'names nothing',
  readProfile: ({ studentId }) => ({ studentId }),
  readResourcePermission: ({ lesson }) => ({ toolbarCode: 1401, resourcesCode: lesson }),
  readSession: 'names nothing',
  receiveCard: { input: ({ card }) => ({ code: card }), tellsApart: true },
  redeemCard: { input: ({ card }) => ({ code: card }), tellsApart: true },
  sendCheckedCode: 'names nothing',
  signOut: 'names nothing',
  signOutEverywhere: 'names nothing',
  startTrial: 'names nothing',
  switchIdentity: ({ member }) => ({ enterpriseUserId: member }),
  tickGuideStep: 'names nothing',
  unlockLesson: ({ lesson }) => ({ lessonCode: lesson }),
}

const lessonPart = { versionId: 1, sectionKey: 'start' }

const library: Record<string, Walk> = {
  answerQuestion: ({ lesson }) => ({ ...lessonPart, code: lesson, questionKey: 'q', choice: 'a' }),
  deleteNote: ({ note }) => ({ noteId: note }),
  listTopicShares: 'names nothing',
  previewResource: ({ lesson }) => ({ kind: 'lesson', code: lesson }),
  shareTopic: ({ lesson }) => ({ id: lesson, note: '' }),
  viewTopic: ({ lesson }) => ({ id: lesson }),
  viewTopicShare: ({ lesson }) => ({ id: lesson }),
  viewVideo: ({ lesson }) => ({ videoBaseId: lesson }),
  listToolEntries: ({ lesson }) => ({ id: lesson }),
  readLearnHome: 'names nothing',
  readStudy: ({ lesson }) => ({ kind: 'lesson', code: lesson }),
  readToolEntry: ({ lesson }) => ({ id: lesson }),
  readVideoPosition: ({ lesson }) => ({ videoBaseId: lesson }),
  saveNote: ({ lesson, note }) => ({ kind: 'lesson', code: lesson, noteId: note, content: said }),
  saveProgress: ({ lesson }) => ({ ...lessonPart, kind: 'lesson', code: lesson, time: NOW }),
  saveToolEntry: ({ lesson }) => ({ id: lesson, values: {}, time: NOW }),
  saveVideoPosition: ({ lesson }) => ({ videoBaseId: lesson, seconds: 1 }),
  shareToolEntry: ({ lesson }) => ({ id: lesson, isShared: 1 }),
  viewArticle: ({ lesson }) => ({ code: lesson }),
  viewLesson: ({ lesson }) => ({ code: lesson }),
  viewTool: ({ lesson }) => ({ id: lesson }),
}

const media: Record<string, Walk> = {
  authorizeUpload: 'names nothing',
  postDocument: 'names nothing',
  postEditorPicture: 'names nothing',
  postLessonVideo: 'names nothing',
  postPictureOrVideo: 'names nothing',
  readUploadProgress: () => ({ uploadId: 'an-upload-of-somebody-else' }),
  renewFileUrl: () => ({ fileUrl: '/files/of-somebody-else.png' }),
}

const csv = '姓名,手机\n张三,13900000000'

const administration: Record<string, Walk> = {
  changeMembershipType: 'names nothing',
  changePerson: ({ member, department, enterpriseClass }) => ({
    enterpriseUserId: member,
    departmentId: department,
    position: said,
    classId: enterpriseClass,
  }),
  changeSettings: ({ enterprise }) => ({ enterpriseId: enterprise, name, settings: {} }),
  grantRole: ({ member, enterprise }) => ({
    enterpriseUserId: member,
    role: 'author',
    scopeKind: 'enterprise',
    scopeId: enterprise,
  }),
  issueCardBatch: ({ enterprise }) => ({
    enterpriseId: enterprise,
    kind: 'gift',
    name,
    days: 7,
    count: 1,
    expiresAt: '2099-01-01T00:00:00.000Z',
  }),
  listCardBatches: ({ enterprise }) => ({ enterpriseId: enterprise }),
  readCardBatch: ({ cardBatch }) => ({ batchId: cardBatch }),
  revokeCardBatch: ({ cardBatch }) => ({ batchId: cardBatch }),
  importPeople: ({ enterprise }) => ({ enterpriseId: enterprise, csv }),
  listAdministeredEnterprises: 'names nothing',
  listMembershipTypes: 'names nothing',
  listPeople: ({ enterprise }) => ({ enterpriseId: enterprise }),
  moveToClass: ({ enterprise, enterpriseClass, member }) => ({
    enterpriseId: enterprise,
    classId: enterpriseClass,
    enterpriseUserIds: [member],
    joins: true,
  }),
  previewImport: ({ enterprise }) => ({ enterpriseId: enterprise, csv }),
  readAuditLog: ({ enterprise }) => ({ enterpriseId: enterprise }),
  readOrganization: ({ enterprise }) => ({ enterpriseId: enterprise }),
  removeClass: ({ enterpriseClass }) => ({ classId: enterpriseClass }),
  removeDepartment: ({ department }) => ({ departmentId: department }),
  removePosition: ({ position }) => ({ positionId: position }),
  revokeRole: ({ member, enterprise }) => ({
    enterpriseUserId: member,
    role: 'author',
    scopeKind: 'enterprise',
    scopeId: enterprise,
  }),
  saveClass: ({ enterpriseClass }) => ({ classId: enterpriseClass, name }),
  saveDepartment: ({ department }) => ({ departmentId: department, parentId: null, name }),
  savePosition: ({ position }) => ({ positionId: position, name }),
  suspendPerson: ({ member }) => ({ enterpriseUserId: member, suspended: true }),
}

const records: Record<string, Walk> = {
  addForwarding: ({ enterprise }) => ({
    enterpriseId: enterprise,
    endpoint: 'https://records.example/xapi',
    key: 'k',
    secret: 's',
    includesPast: false,
  }),
  exploreRecord: ({ enterprise, member }) => ({ enterpriseId: enterprise, enterpriseUserId: member }),
  issueCredential: ({ enterprise }) => ({ enterpriseId: enterprise, label: 'x', scopes: ['all'] }),
  listCredentials: ({ enterprise }) => ({ enterpriseId: enterprise }),
  listForwardings: 'names nothing',
  readOwnRecord: 'names nothing',
  readOwnSentences: 'names nothing',
  readRecordTimeline: ({ enterprise, member }) => ({ enterpriseId: enterprise, enterpriseUserId: member }),
  recordLearning: 'names nothing',
  recordVisit: 'names nothing',
  removeForwarding: ({ credential }) => ({ forwardingId: credential }),
  revokeCredential: ({ credential }) => ({ credentialId: credential }),
}

const workplace: Record<string, Walk> = {
  listConnections: 'names nothing',
  removeConnection: ({ credential }) => ({ connectionId: credential }),
  saveConnection: ({ enterprise, credential }) => ({
    enterpriseId: enterprise,
    connectionId: credential,
    kind: 'feishu',
    tenantKey: 'tenant',
    appId: 'app',
    address: '',
    appDetail: '',
    trustsPhones: false,
    enabled: false,
    secret: 'a-secret-of-nobody',
  }),
  readShareCard: ({ post, lesson, community, group, theme }) => ({
    type: 'post',
    ugcId: post,
    code: lesson,
    munityId: community,
    groupId: group,
    themeId: theme,
  }),
  signForSuite: 'names nothing',
  startSignOn: 'names nothing',
}

export const walks: Readonly<Record<string, Walk>> = {
  ...communities,
  ...themes,
  ...posts,
  ...moderation,
  ...people,
  ...library,
  ...media,
  ...administration,
  ...records,
  ...workplace,
}
