const DISK_FULL = /\bENOSPC\b|no space left on device|\bEDQUOT\b/i

/** A reason not to go on that a person can act on; its message is all they are shown. */
export class Failure extends Error {
  name = 'Failure'
}

/** @param {unknown} error */
export const saysDiskFull = (error) =>
  DISK_FULL.test(error instanceof Error ? `${error.code ?? ''} ${error.message}` : String(error))

export const diskFull = () => new Failure('The disk is full. Free some space and start again.')

/**
 * Prints why it ended: a Failure in its own words, anything unexpected in full.
 * @param {unknown} error
 */
export const reportFailure = (error) => {
  const told = saysDiskFull(error) ? diskFull() : error
  console.error(told instanceof Failure ? `✖ ${told.message}` : told)
}
