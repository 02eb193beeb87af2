import { CONSTANT, cases } from '../load/cases.ts'
import { median } from '../load/statistics.ts'
import { type Bench, loadWith, type Measured } from './one-load.ts'

const MEASURED = { warmUpSeconds: 0.5, seconds: 2.5 }
/** Before anything counts, so that the first round finds compiled code and prepared statements too. */
const PRIMING = { warmUpSeconds: 1, seconds: 0 }
/** So many cases between two looks at what the machine can do at this very moment. */
const CASES_BETWEEN = 3

export interface CaseResult extends Omit<Measured, 'allOperations'> {
  name: string
  label: string
  /** To bare Fastify answering a constant right before and after: the median of the rounds, and their extremes. */
  ratio: number
  lowestRatio: number
  highestRatio: number
}

type Round = Measured & { ratio: number }

/** Constant, three cases, constant, three cases, … so that what else the machine does falls on both sides of a ratio. */
export const runRounds = async (
  bench: Bench,
  names: readonly string[],
  rounds: number,
  say: (line: string) => void,
): Promise<CaseResult[]> => {
  const measured = new Map<string, Round[]>([CONSTANT, ...names].map((name) => [name, []]))
  say('warming up')
  for (const name of measured.keys()) await loadWith(bench, name, PRIMING)
  let constant = await loadWith(bench, CONSTANT, MEASURED)
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`)
    for (let first = 0; first < names.length; first += CASES_BETWEEN) {
      const group: [string, Measured][] = []
      for (const name of names.slice(first, first + CASES_BETWEEN))
        group.push([name, await loadWith(bench, name, MEASURED)])
      const before = constant
      constant = await loadWith(bench, CONSTANT, MEASURED)
      const around = (before.perSecond + constant.perSecond) / 2
      for (const [name, result] of [...group, [CONSTANT, constant] as const])
        measured.get(name)?.push({ ...result, ratio: result.perSecond / around })
    }
  }
  return [...measured].map(([name, results]) => summarise(name, results))
}

const summarise = (name: string, results: readonly Round[]): CaseResult => {
  const ratios = results.map(({ ratio }) => ratio)
  const medianOf = (pick: (result: Round) => number) => median(results.map(pick))
  const medianOfKnown = (pick: (result: Round) => number | undefined) => {
    const known = results.flatMap((result) => pick(result) ?? [])
    return known.length > 0 ? median(known) : undefined
  }
  return {
    name,
    label: cases[name]?.label ?? name,
    perSecond: medianOf(({ perSecond }) => perSecond),
    p50: medianOf(({ p50 }) => p50),
    p99: medianOf(({ p99 }) => p99),
    ratio: name === CONSTANT ? 1 : median(ratios),
    lowestRatio: Math.min(...ratios),
    highestRatio: Math.max(...ratios),
    queriesPerRequest: medianOfKnown(({ queriesPerRequest }) => queriesPerRequest),
    serverTime: medianOfKnown(({ serverTime }) => serverTime),
    databaseTime: medianOfKnown(({ databaseTime }) => databaseTime),
  }
}
