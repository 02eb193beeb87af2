import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileResults } from '../measure/files.ts'
import type { Growth } from '../measure/growth.ts'
import type { PageWeight } from '../measure/page-weight.ts'
import type { RecordResults } from '../measure/records.ts'
import type { CaseResult } from '../measure/rounds.ts'
import type { StartTime } from '../measure/start-time.ts'

export const RESULTS_FOLDER = join(import.meta.dirname, '../results')

export interface Memory {
  /** Bytes. */
  server: number
  database: number | undefined
}

export interface Results {
  at: string
  machine: {
    cpu: string
    cores: number
    memory: number
    node: string
    commit: string
    /** Processes that wanted to run in the minute before; above one or so, ratios are rough. */
    loadBefore: number
  }
  /** Whether server and generator had a core each. */
  pinned: boolean
  rounds: number
  seconds: number
  cases: CaseResult[]
  queriesOfLongPage: number | undefined
  memory: { idle: Memory; loaded: Memory }
  /** A few seconds after the last load; what the background has not caught up with. */
  eventsWaiting: number
  files: FileResults | undefined
  growth: Growth | undefined
  records: RecordResults | undefined
  start: StartTime | undefined
  pages: PageWeight[]
}

/** The file that compare.ts reads. */
export const keepResults = async (results: Results): Promise<string> => {
  await mkdir(RESULTS_FOLDER, { recursive: true })
  const path = join(RESULTS_FOLDER, `${results.at.replaceAll(/[:.]/g, '-')}.json`)
  await writeFile(path, `${JSON.stringify(results, null, 2)}\n`)
  return path
}
