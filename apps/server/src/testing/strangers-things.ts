import { issueCredential } from '@fairlead/contract/xapi/xapi.endpoints.ts'
import type { Product } from './product.ts'

/** One of each kind of thing that has an id. */
export interface Things {
  enterprise: number
  member: number
  user: number
  studentId: string
  post: number
  comment: number
  community: number
  group: number
  theme: number
  debate: number
  request: number
  invitation: string
  team: number
  teamTask: number
  enterpriseClass: number
  department: number
  position: number
  lesson: string
  note: number
  card: string
  cardBatch: number
  credential: number
  session: number
  moderationCase: number
  wordRule: number
}

const NOBODYS = 8_999_999_999

export const UNKNOWN_THINGS: Things = {
  enterprise: NOBODYS,
  member: NOBODYS,
  user: NOBODYS,
  studentId: 'XX999999',
  post: NOBODYS,
  comment: NOBODYS,
  community: NOBODYS,
  group: NOBODYS,
  theme: NOBODYS,
  debate: NOBODYS,
  request: NOBODYS,
  invitation: 'nosuchcode',
  team: NOBODYS,
  teamTask: NOBODYS,
  enterpriseClass: NOBODYS,
  department: NOBODYS,
  position: NOBODYS,
  lesson: 'no-such-lesson',
  note: NOBODYS,
  card: 'NACA-NACA-NACA',
  cardBatch: NOBODYS,
  credential: NOBODYS,
  session: NOBODYS,
  moderationCase: NOBODYS,
  wordRule: NOBODYS,
}

/** Everything of Changhe Manufacturing; what the demo has none of there is put in place. */
export const findThings = async (product: Product): Promise<Things> => {
  const { sql } = product
  const first = async (text: string, values: unknown[] = []): Promise<number> => {
    const [row] = await sql<{ id: number }>(text, values)
    if (!row) throw new Error(`nothing found by: ${text}`)
    return Number(row.id)
  }
  const words = `'{"en":"Kept inside","zh":"内部资料"}'`
  const enterprise = await first(`select id from enterprises where key = 'changhe'`)
  const [person] = await sql<{ id: number; user_id: number; student_id: string }>(
    `select m.id, m.user_id, m.student_id from enterprise_users m join users u on u.id = m.user_id
      where m.enterprise_id = $1 and u.login = 'p24'`,
    [enterprise],
  )
  if (!person) throw new Error('Changhe has nobody')
  const member = Number(person.id)
  const community = (kind: string, parent: number | null) =>
    first(
      `insert into communities (enterprise_id, kind, parent_id, name, name_key, intro, join_policy, is_public, leader, created_at)
       values ($1, $2, $3, '{"en":"Inside ${kind}","zh":"内部${kind}"}', 'inside-${kind}', ${words}, 'approval', false, $4, now()) returning id`,
      [enterprise, kind, parent, member],
    )
  const theme = (type: number, name: string) =>
    first(
      `insert into themes (enterprise_id, type, author, name, name_key, describes, created_at, active_at)
       values ($1, $2, $3, '{"en":"${name}","zh":"${name}"}', '${name}', ${words}, now(), now()) returning id`,
      [enterprise, type, member],
    )
  const post = await first(
    'select id from posts where enterprise_id = $1 and root_id is null and deleted_at is null and not is_anonymous order by id limit 1',
    [enterprise],
  )
  const top = await community('community', null)
  const group = await community('group', top)
  const debate = await theme(4, '内部辩论的题目')
  await sql(`insert into debates (theme_id, red_side, blue_side) values ($1, ${words}, ${words})`, [debate])
  const team = await theme(2, '内部团队的题目')
  const lessonResource = await first(
    `select r.id from resources r join resource_audiences a on a.resource_id = r.id where a.enterprise_id = $1 and r.kind = 'lesson' limit 1`,
    [enterprise],
  )
  const [lesson] = await sql<{ code: string }>('select code from resources where id = $1', [lessonResource])
  const batch = await first(
    `insert into card_batches (enterprise_id, kind, name, days, expires_at, created_at)
     values ($1, 'gift', ${words}, 7, now() + interval '9 days', now()) returning id`,
    [enterprise],
  )
  await sql(`insert into cards (batch_id, code) values ($1, 'CHANGHECARD3')`, [batch])
  const administrator = await product.signIn('p25')
  await sql(
    `insert into community_invitations (code, community_id, inviter, created_at, expires_at)
     values ('changheinside', $1, $2, now(), now() + interval '1 day')`,
    [top, member],
  )
  return {
    enterprise,
    member,
    user: Number(person.user_id),
    studentId: person.student_id,
    post,
    comment: await first('select id from posts where enterprise_id = $1 and root_id is not null limit 1', [
      enterprise,
    ]),
    community: top,
    group,
    theme: await theme(1, '内部讨论的题目'),
    debate,
    request: await first(
      `insert into join_requests (community_id, applicant, reason, state, created_at) values ($1, $2, '', 'pending', now()) returning id`,
      [top, member],
    ),
    invitation: 'changheinside',
    team,
    teamTask: await first(
      `insert into theme_team_tasks (theme_id, title, assignee, created_at) values ($1, '内部任务', $2, now()) returning id`,
      [team, member],
    ),
    enterpriseClass: await first(
      `insert into enterprise_classes (enterprise_id, name) values ($1, ${words}) returning id`,
      [enterprise],
    ),
    department: await first('select id from departments where enterprise_id = $1 limit 1', [enterprise]),
    position: await first(
      `insert into enterprise_positions (enterprise_id, name) values ($1, ${words}) returning id`,
      [enterprise],
    ),
    lesson: lesson?.code ?? '',
    note: await first(
      `insert into study_notes (enterprise_user_id, resource_id, section_key, quote, content, updated_at)
       values ($1, $2, '', '', '内部笔记的内容', now()) returning id`,
      [member, lessonResource],
    ),
    card: 'CHANGHECARD3',
    cardBatch: batch,
    credential: (await administrator.call(issueCredential, { label: '内部钥匙', scopes: ['all'] })).data
      .credential.credentialId,
    session: await first('select max(id) as id from sessions where user_id = $1', [
      administrator.userInfo.userId,
    ]),
    moderationCase: await first(
      `insert into moderation_cases (enterprise_id, target_kind, target_id, author, excerpt, opened_at)
       values ($1, 'post', $2, $3, '内部举报的摘录', now()) returning id`,
      [enterprise, post, member],
    ),
    wordRule: await first(`insert into word_rules (enterprise_id, word) values ($1, '内部词') returning id`, [
      enterprise,
    ]),
  }
}
