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
  /** Milliseconds of one operation. */
  p50: number
  p99: number
}

export type LoadReply = { result: LoadResult } | { failure: string }
