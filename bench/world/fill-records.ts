import { hash } from 'node:crypto'
import type { Pool } from 'pg'

/** A store of its own for each size; nothing else in the world has such an enterprise. */
export interface RecordStoreOfSize {
  enterpriseId: number
  statements: number
}

const RECORDS_KEY = 'bench-records'
export const RECORDS_SECRET = 'a secret for the benchmark'
const HOME = 'https://bench.example'

export const keyIn = ({ enterpriseId }: RecordStoreOfSize): string => `${RECORDS_KEY}-${enterpriseId}`
export const agentOf = (number: number) => ({ account: { homePage: HOME, name: String(number) } })
export const verbOf = (number: number): string => `${HOME}/verbs/${number}`
export const activityOf = (number: number): string => `${HOME}/activities/${number}`
/** Learners and activities grow with the store, verbs do not. */
export const AGENT_EVERY = 50
export const ACTIVITY_EVERY = 100
export const VERBS = 20

/** statement-keys.ts says the same: 128 bits of SHA-256 over enterprise, kind and value. */
const key = (kind: string, value: string): string =>
  `left(encode(sha256(convert_to('[' || $1::bigint || ',"${kind}","' || ${value} || '"]', 'UTF8')), 'hex'), 32)::uuid`

const agent = `'account ${HOME} ' || n % greatest($2::int / ${AGENT_EVERY}, 1)`
const verb = `'${HOME}/verbs/' || n % ${VERBS}`
const activity = `'${HOME}/activities/' || n % greatest($2::int / ${ACTIVITY_EVERY}, 1)`

/** Statements as the store itself would have written them, made by the database in one go. */
export const fillRecords = async (
  pool: Pool,
  { enterpriseId, statements }: RecordStoreOfSize,
): Promise<void> => {
  const scope = [enterpriseId, statements]
  await pool.query(
    `with made as (
       insert into record_statements (enterprise_id, id, stored, authority, voiding, statement)
       select $1::bigint, gen_random_uuid(), date_trunc('milliseconds', now() - ($2::int - n) * interval '1 second'),
              ${key('authority', `'bench'`)}, false,
              json_build_object(
                'id', gen_random_uuid(),
                'actor', json_build_object('account', json_build_object('homePage', '${HOME}', 'name', (n % greatest($2::int / ${AGENT_EVERY}, 1))::text)),
                'verb', json_build_object('id', ${verb}),
                'object', json_build_object('objectType', 'Activity', 'id', ${activity}),
                'timestamp', now(), 'stored', now(), 'version', '2.0.0', 'number', n)
         from generate_series(1, $2::int) n
       returning seq, stored, (statement->>'number')::int as n)
     insert into record_keys (key, stored, seq)
     select k.key, made.stored, made.seq from made, lateral (values
       (${key('agent', agent)}), (${key('related-agent', agent)}), (${key('verb', verb)}),
       (${key('activity', activity)}), (${key('related-activity', activity)})) k(key)`,
    scope,
  )
  await pool.query(
    `insert into record_credentials (enterprise_id, label, key, secret_hash, scopes, created_at)
     values ($1, 'bench', $2, $3, '{all}', now())`,
    [enterpriseId, keyIn({ enterpriseId, statements }), hash('sha256', RECORDS_SECRET, 'buffer')],
  )
}
