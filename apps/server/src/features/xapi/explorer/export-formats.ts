import type { RecordEntry } from '@fairlead/contract/xapi/explorer.schema.ts'

type Pages = AsyncIterable<RecordEntry[] | undefined>

const BYTE_ORDER_MARK = '\uFEFF'
const headings = [
  'timestamp',
  'person',
  'enterpriseUserId',
  'verb',
  'activity',
  'activityName',
  'en',
  'zh',
  'id',
]

/** A cell that a spreadsheet would take for a formula is kept a text. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`

const row = (entry: RecordEntry): string =>
  line([
    entry.at,
    entry.personName,
    String(entry.enterpriseUserId ?? ''),
    entry.verb,
    entry.activity,
    entry.activityName,
    entry.sentence.en,
    entry.sentence.zh,
    entry.statementId,
  ])

export async function* csvLines(first: readonly RecordEntry[], rest: Pages): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + line(headings) + first.map(row).join('')
  for await (const page of rest) yield (page ?? []).map(row).join('')
}

/** One array of statements, as other record stores take it. */
export async function* jsonLines(first: readonly RecordEntry[], rest: Pages): AsyncGenerator<string> {
  yield `[${first.map(({ statement }) => JSON.stringify(statement)).join(',\n')}`
  let isFirst = first.length === 0
  for await (const page of rest)
    for (const { statement } of page ?? []) {
      yield `${isFirst ? '' : ',\n'}${JSON.stringify(statement)}`
      isFirst = false
    }
  yield ']\n'
}
