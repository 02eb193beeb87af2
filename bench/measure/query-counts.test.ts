import { expect, test } from 'vitest'
import { parseQueryCounts, queriesPerRequest } from './query-counts.ts'

const metrics = (queries: number, requests: number) =>
  parseQueryCounts(
    [
      '# TYPE database_queries_total counter',
      `database_queries_total{route="/v1/feed"} ${queries}`,
      'database_queries_total{route="/v1/login"} 9',
      `database_requests_total{route="/v1/feed"} ${requests}`,
      'database_requests_total{route="/v1/login"} 3',
    ].join('\n'),
  )

test('queries per request are those between two readings, of the hungriest path', () => {
  expect(queriesPerRequest(metrics(10, 2), metrics(50, 12), ['/v1/feed', '/v1/login'])).toBe(4)
  expect(queriesPerRequest(new Map(), metrics(50, 10), ['/v1/feed', '/v1/login'])).toBe(5)
  expect(queriesPerRequest(metrics(1, 1), metrics(1, 1), ['/v1/feed'])).toBeUndefined()
})
