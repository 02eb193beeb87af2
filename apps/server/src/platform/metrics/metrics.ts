import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  observeRequest(method: string, route: string, status: number, seconds: number): void
  observeQueries(route: string, queries: number): void
  text(): Promise<string>
  contentType: string
}

export const createMetrics = (pool: Pool): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  })
  const queries = new Counter({
    name: 'database_queries_total',
    help: 'Database round trips, by route',
    labelNames: ['route'],
    registers: [registry],
  })
  const counted = new Counter({
    name: 'database_requests_total',
    help: 'Requests whose round trips were counted, by route',
    labelNames: ['route'],
    registers: [registry],
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'awaited' }, pool.waitingCount)
    },
  })
  return {
    observeRequest: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    observeQueries: (route, count) => {
      queries.inc({ route }, count)
      counted.inc({ route })
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
