/** Database round trips and requests by route since the server started, as /metrics tells them. */
export type QueryCounts = ReadonlyMap<string, { queries: number; requests: number }>

const LINE = /^database_(queries|requests)_total\{route="([^"]+)"\} (\d+)/gm

export const parseQueryCounts = (metrics: string): QueryCounts => {
  const counts = new Map<string, { queries: number; requests: number }>()
  for (const [, what, route, value] of metrics.matchAll(LINE)) {
    const known = counts.get(route ?? '') ?? { queries: 0, requests: 0 }
    counts.set(route ?? '', { ...known, [what ?? '']: Number(value) })
  }
  return counts
}

export const readQueryCounts = async (url: string): Promise<QueryCounts> =>
  parseQueryCounts(await (await fetch(`${url}/metrics`)).text())

/** Queries per request between two readings, of the path that needs the most. */
export const queriesPerRequest = (
  before: QueryCounts,
  after: QueryCounts,
  paths: readonly string[],
): number | undefined => {
  const each = paths.flatMap((path) => {
    const since = before.get(path) ?? { queries: 0, requests: 0 }
    const now = after.get(path)
    return now && now.requests > since.requests
      ? [(now.queries - since.queries) / (now.requests - since.requests)]
      : []
  })
  return each.length > 0 ? Math.max(...each) : undefined
}
