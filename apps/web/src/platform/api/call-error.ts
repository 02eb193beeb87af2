interface CallFailure {
  code: number
  message: string
  data?: unknown
  /** The `index` the call went out with. */
  index?: string
}

const problemIn = (data: unknown): string | undefined => {
  const { problem } = (data ?? {}) as { problem?: unknown }
  return typeof problem === 'string' ? problem : undefined
}

/** A call that was not answered with success. `problem` is the contract's name of it, such as `post.notFound`. */
export class CallError extends Error {
  override readonly name = 'CallError'
  readonly code: number
  readonly data: unknown
  readonly problem: string | undefined
  /** Calling again with it is safe: what the first try already did is not done twice. */
  readonly index: string | undefined

  constructor({ code, message, data, index }: CallFailure) {
    super(message)
    this.code = code
    this.data = data
    this.problem = problemIn(data)
    this.index = index
  }
}

/** Cancelled by whoever asked for it. */
export const CANCELLED_CODE = 0
/** The same write is still on its way. */
export const DUPLICATE_CODE = 10003
/** No answer came: no connection, or none in time. Counts as a failing server. */
export const CONNECTION_LOST_CODE = 599

export const isServerFailure = (code: number): boolean => code >= 500 && code <= 599

const silentRanges: readonly (readonly [number, number])[] = [
  [0, 0],
  [10003, 10003],
  [10016, 10018],
  [10023, 10023],
  [10061, 10063],
  [10065, 10070],
  [10075, 10076],
  [10079, 10080],
  [10082, 10082],
  [10084, 10088],
]

/** Codes whose screens say something themselves. */
export const isSilentCode = (code: number): boolean =>
  silentRanges.some(([first, last]) => code >= first && code <= last)
