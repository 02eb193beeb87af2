/** Load with one case for a short while. */
export interface LoadOrder {
  name: string
  url: string
  connections: number
  warmUpSeconds: number
  seconds: number
  /** Of everybody in the world. */
  password: string
}

export interface LoadResult {
  /** With those of the warm-up. */
  allOperations: number
  perSecond: number
}

/** Milliseconds of one operation, over all loads with a case so far. */
export interface Latency {
  p50: number
  p99: number
}

export type Question = { load: LoadOrder } | { latencyOf: string }
export type Reply = { result: LoadResult } | { latency: Latency } | { failure: string }
