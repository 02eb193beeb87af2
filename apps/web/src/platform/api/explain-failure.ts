import { CallError, isServerFailure } from './call-error.ts'

/** The server's own words where it refused; ours where it could not be reached. */
export const explainFailure = (error: Error | null, unreachable: string): string | undefined => {
  if (!error) return undefined
  return error instanceof CallError && !isServerFailure(error.code) && error.message
    ? error.message
    : unreachable
}
