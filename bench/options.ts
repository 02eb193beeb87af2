import { parseArgs } from 'node:util'
import { CONSTANT, cases } from './load/cases.ts'

export interface Options {
  cases: readonly string[]
  /** `npm start` to the first answer, and the weight of the first pages. */
  start: boolean
  pages: boolean
  /** Throughput of files, and the server's memory during large uploads. */
  files: boolean
  /** Feed and post with a million comments, compared with 50,000. */
  growth: boolean
  /** The record store, and how many statements the large one has. */
  records: number | undefined
  rounds: number
  /** Keeps a CPU profile of the server beside the results. */
  profile: boolean
}

const START = 'start'
const PAGES = 'pages'
const FILES = 'files'
const GROWTH = 'growth'
const RECORDS = 'records'
const STATEMENTS = 100_000
const ROUNDS = 10
const loads = Object.keys(cases).filter((name) => name !== CONSTANT)

const all = [...loads, RECORDS, FILES, GROWTH, START, PAGES]

const USAGE = `npm run bench [-- --only ${all.join(',')}] [-- --rounds ${ROUNDS}] [-- --statements ${STATEMENTS}] [-- --profile]`

export const readOptions = (parameters: string[]): Options => {
  const { values } = parseArgs({
    args: parameters,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: String(ROUNDS) },
      statements: { type: 'string', default: String(STATEMENTS) },
      profile: { type: 'boolean', default: false },
    },
  })
  const names = values.only?.split(',').map((name) => name.trim()) ?? all
  const unknown = names.filter((name) => !all.includes(name))
  const rounds = Number(values.rounds)
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')} to measure. ${USAGE}`)
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds takes a number above 0. ${USAGE}`)
  const statements = Number(values.statements)
  if (!Number.isInteger(statements) || statements < 1)
    throw new Error(`--statements takes a number above 0. ${USAGE}`)
  return {
    cases: loads.filter((name) => names.includes(name)),
    start: names.includes(START),
    pages: names.includes(PAGES),
    files: names.includes(FILES),
    growth: names.includes(GROWTH),
    records: names.includes(RECORDS) ? statements : undefined,
    rounds,
    profile: values.profile,
  }
}
