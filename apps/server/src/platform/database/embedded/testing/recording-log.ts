import type { DatabaseLog } from '../postgres-log.ts'

/** Keeps what was said, so that a test can ask for it. */
export const recordingLog = (): DatabaseLog & { lines: string[] } => {
  const lines: string[] = []
  const record = (message: string) => {
    lines.push(message)
  }
  return { lines, debug: record, info: record, warn: record, error: record }
}
