import type { Pool } from 'pg'
import {
  ANONYMOUS_POSTS_SQL,
  AUTHOR_SQL,
  COMMENT_IDS_PER_POST,
  COMMENTS,
  FIRST_COMMENT_ID,
  FIRST_ID,
  FIRST_REPLY,
  LONG_THREAD_EVERY,
  longThread,
  MENTORS,
  PEOPLE,
  POSTS,
  shortThread,
  TOKEN_SQL,
} from './world.ts'

const ENTERPRISE_ID = FIRST_ID
/** Enterprise, kind and id of the place: everything is posted to the whole enterprise. */
const PLACE_SQL = `${ENTERPRISE_ID}, 'enterprise', ${ENTERPRISE_ID}`
const DEPARTMENTS = 8
const CLASSES = 4
const PICTURE_URL = '/files/bench/picture.png'
const PARAGRAPH =
  '上周的复盘会我们换了一种开法：先请每个人写下一件做成的事和一件想重来的事，再两两交换，最后才回到大组。原来总是沉默的几位同事讲得最多，他们说因为第一位听众只有一个人。会后我把大家写下的内容整理成三条下个月要试的做法，并且约好月底一起看结果。管理者要做的也许不是把话讲完，而是让别人愿意把话讲完。你们团队有没有类似的办法？欢迎在这里说说，也欢迎告诉我哪里还可以改进。'.repeat(
    2,
  )

const people = `
insert into enterprises (id, key, name, settings)
values (${ENTERPRISE_ID}, 'bench', '{"en": "Bench Works", "zh": "量船厂"}',
        '{"opensInPlace": false, "noAccessVariant": "default", "customLessonPage": false, "needsGroupAuthorisation": false}');

insert into departments (id, enterprise_id, name)
select ${FIRST_ID} + n, ${ENTERPRISE_ID}, jsonb_build_object('en', 'Department ' || n, 'zh', n || ' 号车间')
  from generate_series(0, ${DEPARTMENTS - 1}) n;

insert into enterprise_classes (id, enterprise_id, name)
select ${FIRST_ID} + n, ${ENTERPRISE_ID}, jsonb_build_object('en', 'Class ' || n, 'zh', n || ' 班')
  from generate_series(0, ${CLASSES - 1}) n;

insert into users (id, login, phone, password_hash, realname, latin_name, phone_verified)
select ${FIRST_ID} + n, 'bench-' || n, '139' || lpad(n::text, 8, '0'),
       (select password_hash from users where login = 'admin'),
       substr('赵钱孙李周吴郑王冯陈', 1 + n % 10, 1) || substr('思远明月清和若谷知行', 1 + n / 10 % 10, 2), 'Person ' || n, true
  from generate_series(0, ${PEOPLE - 1}) n;

insert into enterprise_users (id, enterprise_id, user_id, student_id, department_id, enterprise_class_id, position, is_primary)
select ${FIRST_ID} + n, ${ENTERPRISE_ID}, ${FIRST_ID} + n, 'B' || lpad(n::text, 6, '0'), ${FIRST_ID} + n % ${DEPARTMENTS},
       ${FIRST_ID} + n % ${CLASSES}, '{"en": "Line manager", "zh": "产线经理"}', true
  from generate_series(0, ${PEOPLE - 1}) n;

insert into memberships (enterprise_user_id, type_id)
select ${FIRST_ID} + n,
       (select id from membership_types where tier = case when n < ${MENTORS} then 'mentor' when n % 3 = 0 then 'elite' else 'scholar' end)
  from generate_series(0, ${PEOPLE - 1}) n;

insert into sessions (token_hash, lrs_token_hash, user_id, enterprise_user_id, client, user_agent, created_at, expires_at)
select sha256(convert_to(${TOKEN_SQL}, 'UTF8')), sha256(convert_to('lrs' || n, 'UTF8')), ${FIRST_ID} + n, ${FIRST_ID} + n,
       'PC', 'bench', now(), now() + interval '30 days'
  from generate_series(0, ${PEOPLE - 1}) n;
`

const HEAT = (aha: string, children: string, likes: string, at: string) =>
  `ln(1 + 5 * (${aha}) + 3 * (${children}) + (${likes})) + extract(epoch from ${at}) / 45000`

const posts = `
insert into posts (id, enterprise_id, place_kind, place_id, author, type, content, is_anonymous, is_essence, is_pinned, pictures, cards,
                   aha_num, like_num, child_num, heat, created_at)
select ${FIRST_ID} + n, ${PLACE_SQL}, ${FIRST_ID} + ${AUTHOR_SQL}, case when n % 10 = 3 then 3 else 1 end,
       substr($text$${PARAGRAPH}$text$, 1 + n % 60, 60 + n * 37 % 180), ${ANONYMOUS_POSTS_SQL}, n % 20 = 1, n in (4101, 4302),
       case when n % 6 = 0 then '[{"fileUrl": "${PICTURE_URL}", "fileName": "picture.png"}, {"fileUrl": "${PICTURE_URL}", "fileName": "picture.png"}]'::jsonb else '[]' end,
       case when n % 8 = 5 then '[{"kind": "lesson", "id": "4210", "title": "让会议回到决定", "minutes": 8}]'::jsonb else '[]' end,
       aha, likes, children, ${HEAT('aha', 'children', 'likes', 'at')}, at
  from (select n, n % 7 as aha, n * 13 % 25 as likes, now() - (${POSTS} - n) * interval '52 minutes' as at,
               case when n % ${LONG_THREAD_EVERY} = 0 then ${longThread.comments} else ${shortThread.comments} end as children
          from generate_series(0, ${POSTS - 1}) n) made
 order by n;
`

// Round by round over all posts, as a community writes: the comments of one post do not lie next to each other.
const comments = `
insert into posts (id, enterprise_id, place_kind, place_id, author, type, root_id, parent_id, content, is_answer, aha_num, like_num, child_num, created_at)
select ${FIRST_COMMENT_ID} + n * ${COMMENT_IDS_PER_POST} + c, ${PLACE_SQL}, ${FIRST_ID} + (n * 3 + c * 17) % ${PEOPLE},
       case when n % 10 = 3 then 4 else 2 end, ${FIRST_ID} + n, ${FIRST_ID} + n,
       substr($text$${PARAGRAPH}$text$, 1 + (n + c * 7) % 90, 15 + (n * 11 + c * 5) % 60), n % 20 = 3 and c = 2,
       (c < 2)::int, (n + c) % 3,
       case when n % ${LONG_THREAD_EVERY} = 0 then 2 * (c < 4)::int else 2 * (c = 0)::int end,
       now() - (${POSTS} - n) * interval '52 minutes' + (c + 1) * interval '2 minutes'
  from generate_series(0, ${POSTS - 1}) n
 cross join lateral generate_series(0, case when n % ${LONG_THREAD_EVERY} = 0 then ${longThread.comments} else ${shortThread.comments} end - 1) c
 order by c, n;

insert into posts (id, enterprise_id, place_kind, place_id, author, type, root_id, parent_id, replies_to, content, created_at)
select ${FIRST_COMMENT_ID} + n * ${COMMENT_IDS_PER_POST} + ${FIRST_REPLY} + r, ${PLACE_SQL}, ${FIRST_ID} + (n * 5 + r * 19) % ${PEOPLE}, 2,
       ${FIRST_ID} + n, comment.id, comment.author, substr($text$${PARAGRAPH}$text$, 1 + (n + r * 13) % 90, 10 + (n * 7 + r) % 40),
       comment.created_at + (r + 1) * interval '1 minute'
  from generate_series(0, ${POSTS - 1}) n
 cross join lateral generate_series(0, case when n % ${LONG_THREAD_EVERY} = 0 then ${longThread.replies} else ${shortThread.replies} end - 1) r
  join posts comment on comment.id = ${FIRST_COMMENT_ID} + n * ${COMMENT_IDS_PER_POST} + r / 2
 order by r, n;
`

// The counts on the posts say how many reactions there are; nobody reacts twice or gives an Aha to themselves.
const reactions = `
insert into likes (giver, target_kind, target_id, given_at)
select ${FIRST_ID} + (p.id * 7 + g * 11) % ${PEOPLE}, 'post', p.id, p.created_at + g * interval '1 minute'
  from posts p cross join lateral generate_series(0, p.like_num - 1) g order by g, p.id;

insert into aha_entries (giver, receiver, target_kind, target_id, month, given_at)
select ${FIRST_ID} + (p.author - ${FIRST_ID} + 1 + g * 3) % ${PEOPLE}, p.author, 'post', p.id, date_trunc('month', p.created_at), p.created_at
  from posts p cross join lateral generate_series(0, p.aha_num - 1) g order by g, p.id;

insert into aha_months (giver, month, sent) select giver, month, count(*) from aha_entries group by giver, month;
`

const bareTable = `
create table bench_notes (id bigint primary key generated always as identity, author bigint not null, content text not null,
                          created_at timestamptz not null default now());
`

const sequences = ['enterprises', 'departments', 'enterprise_classes', 'users', 'enterprise_users', 'posts']
  .map((table) => `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}));`)
  .join('\n')

/** On a database that the product itself has migrated and given its administrator, whose password everybody gets. */
export const fillWorld = async (pool: Pool): Promise<void> => {
  await pool.query(`begin; ${people} ${posts} ${comments} ${reactions} ${bareTable} ${sequences} commit;`)
  await assertCounts(pool)
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
}

const assertCounts = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ people: number; posts: number; comments: number }>(
    `select (select count(*) from sessions)::int as people, count(*) filter (where root_id is null)::int as posts,
            count(root_id)::int as comments from posts`,
  )
  const [counts] = rows
  if (counts?.people !== PEOPLE || counts.posts !== POSTS || counts.comments !== COMMENTS)
    throw new Error(`The world came out wrong: ${JSON.stringify(counts)}`)
}
