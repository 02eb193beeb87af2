import type { RecordedObject, RecordedVerb } from '@fairlead/contract/xapi/xapi.schema.ts'
import type { Activity, Agent, Identifiers, Verb } from './statement.ts'

// Stable for ever: statements that other tools hold point to these. docs/xapi-profile.md lists what each means here.
const BASE = 'https://fairlead.example/xapi'

const ADL = 'http://adlnet.gov/expapi'
const ACTIVITY_STREAMS = 'http://activitystrea.ms/schema/1.0'
const TIN_CAN = 'http://id.tincanapi.com'
const VIDEO = 'https://w3id.org/xapi/video'

const verb = (id: string, en: string, zh: string): Verb => ({ id, display: { 'en-US': en, 'zh-CN': zh } })

export const verbs: Readonly<Record<RecordedVerb, Verb>> = {
  registered: verb(`${ADL}/verbs/registered`, 'registered', '注册了'),
  accessed: verb('https://w3id.org/xapi/dod-isd/verbs/accessed', 'accessed', '打开了'),
  viewed: verb(`${TIN_CAN}/verb/viewed`, 'viewed', '看了'),
  launched: verb(`${ADL}/verbs/launched`, 'launched', '开始了'),
  progressed: verb(`${ADL}/verbs/progressed`, 'progressed', '学到了新进度'),
  completed: verb(`${ADL}/verbs/completed`, 'completed', '学完了'),
  passed: verb(`${ADL}/verbs/passed`, 'passed', '通过了'),
  failed: verb(`${ADL}/verbs/failed`, 'failed', '没有通过'),
  answered: verb(`${ADL}/verbs/answered`, 'answered', '回答了'),
  attended: verb(`${ADL}/verbs/attended`, 'attended', '参加了'),
  submitted: verb(`${ACTIVITY_STREAMS}/submit`, 'submitted', '提交了'),
  earned: verb(`${TIN_CAN}/verb/earned`, 'earned', '获得了'),
  played: verb(`${VIDEO}/verbs/played`, 'played', '播放了'),
  paused: verb(`${VIDEO}/verbs/paused`, 'paused', '暂停了'),
  commented: verb(`${ADL}/verbs/commented`, 'commented', '评论了'),
  endorsed: verb(`${BASE}/verbs/endorsed`, 'sent an Aha to', '送出啊哈给'),
  liked: verb(`${ACTIVITY_STREAMS}/like`, 'liked', '赞了'),
  shared: verb(`${ADL}/verbs/shared`, 'shared', '分享了'),
  searched: verb(`${ACTIVITY_STREAMS}/search`, 'searched for', '搜索了'),
  downloaded: verb(`${TIN_CAN}/verb/downloaded`, 'downloaded', '下载了'),
  favourited: verb(`${ACTIVITY_STREAMS}/favorite`, 'favourited', '收藏了'),
  joined: verb(`${ACTIVITY_STREAMS}/join`, 'joined', '加入了'),
  left: verb(`${ACTIVITY_STREAMS}/leave`, 'left', '离开了'),
}

const ownType = (name: string): string => `${BASE}/activity-types/${name}`

const types: Readonly<Record<RecordedObject, string>> = {
  page: `${ACTIVITY_STREAMS}/page`,
  lesson: `${ADL}/activities/lesson`,
  article: `${ACTIVITY_STREAMS}/article`,
  topic: `${ACTIVITY_STREAMS}/collection`,
  plan: ownType('learning-plan'),
  camp: `${ADL}/activities/course`,
  theme: `${TIN_CAN}/activitytype/discussion`,
  debate: ownType('debate'),
  post: `${TIN_CAN}/activitytype/forum-topic`,
  video: `${VIDEO}/activity-type/video`,
  tool: `${TIN_CAN}/activitytype/resource`,
  task: `${TIN_CAN}/activitytype/school-assignment`,
  form: `${TIN_CAN}/activitytype/survey`,
  assessment: `${ADL}/activities/assessment`,
  community: `${TIN_CAN}/activitytype/community-site`,
  group: `${ACTIVITY_STREAMS}/group`,
  badge: `${ACTIVITY_STREAMS}/badge`,
  certificate: ownType('certificate'),
}

/** The thing of that kind with that id; for a page the id is its path. */
export const activityOf = (kind: RecordedObject, id: string): Activity => ({
  objectType: 'Activity',
  id: `${BASE}/activities/${kind}/${encodeURIComponent(id.toWellFormed())}`,
  definition: { type: types[kind] },
})

/** Never a name or an address: the record must survive being handed to another tool. */
export const personOf = (member: { enterpriseId: number; enterpriseUserId: number }): Agent => ({
  objectType: 'Agent',
  account: { homePage: `${BASE}/accounts/${member.enterpriseId}`, name: String(member.enterpriseUserId) },
})

/** Which member of this enterprise an actor is; undefined for everybody else. */
export const personIn = (enterpriseId: number, { account }: Identifiers): number | undefined =>
  account?.homePage === `${BASE}/accounts/${enterpriseId}` ? Number(account.name) || undefined : undefined

export const credentialAgent = (key: string): Agent => ({
  objectType: 'Agent',
  account: { homePage: `${BASE}/credentials`, name: key },
})

/** The product itself, where it tells what it saw happen. */
export const productAgent: Agent = { objectType: 'Agent', account: { homePage: BASE, name: 'fairlead' } }

export const extensions = {
  userAgent: `${BASE}/extensions/user-agent`,
  clientVersion: `${BASE}/extensions/client-version`,
  enterpriseClass: `${BASE}/extensions/enterprise-class`,
} as const
