import { CONSTANT, cases } from '../load/cases.ts'
import type { Latency } from '../load/load-messages.ts'
import { mean, quantile } from '../load/statistics.ts'
import { type Bench, loadWith, type Measured } from './one-load.ts'

/** Before anything counts, so that the first round finds compiled code and prepared statements. */
const PRIMING = { warmUpSeconds: 1.5, seconds: 0 }
const CASE = { warmUpSeconds: 0.1, seconds: 0.6 }
const CONSTANT_BETWEEN = { warmUpSeconds: 0.05, seconds: 0.25 }

export interface CaseResult extends Measured, Latency {
  name: string
  label: string
  /** To bare Fastify answering a constant right before and after: the median of the rounds, and their middle half. */
  ratio: number
  lowerRatio: number
  upperRatio: number
}

type Round = Measured & { ratio: number }

/**
 * Many short turns instead of few long ones: constant, case, constant, case, … over and over, so that whatever else the
 * machine does falls on both sides of a ratio, or spoils a few turns, which the median leaves out.
 */
export const runRounds = async (
  bench: Bench,
  names: readonly string[],
  rounds: number,
  say: (line: string) => void,
): Promise<CaseResult[]> => {
  const measured = new Map<string, Round[]>([CONSTANT, ...names].map((name) => [name, []]))
  say('warming up')
  for (const name of measured.keys()) await loadWith(bench, name, PRIMING)
  say(`${rounds} rounds`)
  let constant = await loadWith(bench, CONSTANT, CONSTANT_BETWEEN)
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const before = constant
      const result = await loadWith(bench, name, CASE)
      constant = await loadWith(bench, CONSTANT, CONSTANT_BETWEEN)
      const ratio = result.perSecond / mean([before.perSecond, constant.perSecond])
      measured.get(name)?.push({ ...result, ratio })
      measured.get(CONSTANT)?.push({ ...constant, ratio: 1 })
    }
  const results: CaseResult[] = []
  for (const [name, all] of measured)
    results.push({ ...summarise(all), ...(await bench.generator.latencyOf(name)), ...nameOf(name) })
  return results
}

const nameOf = (name: string) => ({ name, label: cases[name]?.label ?? name })

const summarise = (rounds: readonly Round[]): Omit<CaseResult, 'name' | 'label' | keyof Latency> => {
  const ratios = rounds.map(({ ratio }) => ratio)
  const meanOfKnown = (pick: (round: Round) => number | undefined) => {
    const known = rounds.flatMap((round) => pick(round) ?? [])
    return known.length > 0 ? mean(known) : undefined
  }
  return {
    perSecond: quantile(
      rounds.map(({ perSecond }) => perSecond),
      0.5,
    ),
    ratio: quantile(ratios, 0.5),
    lowerRatio: quantile(ratios, 0.25),
    upperRatio: quantile(ratios, 0.75),
    queriesPerRequest: meanOfKnown(({ queriesPerRequest }) => queriesPerRequest),
    serverTime: meanOfKnown(({ serverTime }) => serverTime),
    databaseTime: meanOfKnown(({ databaseTime }) => databaseTime),
  }
}
