import { writeMultipart } from '../http/multipart.ts'
import type { Statement } from '../statement.ts'
import { attachmentsOf } from '../statements/statement-parts.ts'
import type { StoredAttachment } from '../statements/statements.repository.ts'

const TIMEOUT_MS = 30_000
const CONFLICT = 409
/** Says nothing about the statements: worth another try later. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 404, 405, 408, 425, 429])

export interface OtherStore {
  endpoint: string
  key: string
  secret: string
}

export type Outcome = 'taken' | 'refused'

/** Sends statements to another store: all at once, and one by one where it takes exception to one of them. */
export const sendStatements = async (
  store: OtherStore,
  statements: readonly Statement[],
  attached: readonly StoredAttachment[],
): Promise<Outcome[]> => {
  const status = await post(store, statements, attached)
  if (status < 300) return statements.map(() => 'taken')
  if (status >= 500 || PASSING.has(status)) throw new Error(`${store.endpoint} answered ${status}`)
  // Known there already, whatever it says: it was never ours to change.
  if (statements.length === 1) return [status === CONFLICT ? 'taken' : 'refused']
  const outcomes: Outcome[] = []
  for (const statement of statements) outcomes.push(...(await sendStatements(store, [statement], attached)))
  return outcomes
}

const post = async (
  { endpoint, key, secret }: OtherStore,
  statements: readonly Statement[],
  attached: readonly StoredAttachment[],
): Promise<number> => {
  const json = JSON.stringify(statements)
  const named = new Set(statements.flatMap(attachmentsOf).map(({ sha2 }) => sha2.toLowerCase()))
  const parts = attached.filter(({ sha2 }) => named.has(sha2))
  const { contentType, body } = parts.length > 0 ? multipart(json, parts) : plain(json)
  const answer = await fetch(`${endpoint.replace(/\/$/, '')}/statements`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
      'x-experience-api-version': versionOf(statements),
      'content-type': contentType,
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await answer.body?.cancel()
  return answer.status
}

const plain = (json: string) => ({ contentType: 'application/json', body: json })

const multipart = (json: string, attached: readonly StoredAttachment[]) =>
  writeMultipart([
    { headers: { 'Content-Type': 'application/json' }, content: json },
    ...attached.map(({ sha2, contentType, content }) => ({
      headers: {
        'Content-Type': contentType,
        'Content-Transfer-Encoding': 'binary',
        'X-Experience-API-Hash': sha2,
      },
      content,
    })),
  ])

/** The oldest that can carry them, because not every store speaks the newest. */
const versionOf = (statements: readonly Statement[]): string =>
  statements.some(({ version }) => version?.startsWith('2.')) ? '2.0.0' : '1.0.3'
