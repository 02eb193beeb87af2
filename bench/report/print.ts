import { CONSTANT } from '../load/cases.ts'
import type { RecordResults } from '../measure/records.ts'
import type { CaseResult } from '../measure/rounds.ts'
import { type Figure, isMet, otherFigures, queryFigure, ratioFigure } from './figures.ts'
import type { Results } from './results.ts'
import { printTable } from './table.ts'

const milliseconds = (value: number): string => value.toFixed(value < 10 ? 2 : 1)
const digits: Readonly<Record<Figure['unit'], number>> = {
  ratio: 4,
  MB: 0,
  kB: 1,
  s: 2,
  ms: 2,
  queries: 1,
  events: 0,
}

const shownUnits: readonly Figure['unit'][] = ['MB', 'kB', 's', 'ms']

export const amount = ({ value, unit }: Figure): string =>
  `${value.toFixed(digits[unit])}${shownUnits.includes(unit) ? ` ${unit}` : ''}`

const verdict = (figure: Figure): string => {
  if (!figure.aim) return ''
  const wanted = `${figure.aim.better === 'higher' ? '≥' : '≤'} ${figure.aim.value}`
  return isMet(figure) ? `${wanted} met` : `${wanted} MISSED`
}

const caseRow = (result: CaseResult): string[] => {
  const { name, label, perSecond, p50, p99, ratio, lowerRatio, upperRatio, queriesPerRequest } = result
  const { serverTime, databaseTime } = result
  const spread = name === CONSTANT ? '' : `${lowerRatio.toFixed(4)}–${upperRatio.toFixed(4)}`
  const verdicts = [
    verdict(ratioFigure(name, label, ratio)),
    // Only worth a word when it is too much; the number itself stands in its column.
    queriesPerRequest !== undefined && isMet(queryFigure(label, queriesPerRequest)) === false
      ? 'TOO MANY QUERIES'
      : '',
  ]
  return [
    label,
    perSecond.toFixed(perSecond < 100 ? 1 : 0),
    milliseconds(p50),
    milliseconds(p99),
    ratio.toFixed(4),
    spread,
    queriesPerRequest?.toFixed(2) ?? '',
    serverTime?.toFixed(2) ?? '',
    databaseTime?.toFixed(2) ?? '',
    verdicts.filter(Boolean).join(', '),
  ]
}

export const printResults = (results: Results): string => {
  const { machine } = results
  const head = [
    '',
    'per second',
    'p50 ms',
    'p99 ms',
    'ratio',
    'middle half',
    'queries',
    'server ms',
    'database ms',
    'aim',
  ]
  const constantFirst = results.cases.toSorted(
    (a, b) => Number(b.name === CONSTANT) - Number(a.name === CONSTANT),
  )
  const blank = (rest: string[]) => [rest[0] ?? '', rest[1] ?? '', '', '', '', '', '', '', '', rest[2] ?? '']
  const others = otherFigures(results).map((figure) => blank([figure.name, amount(figure), verdict(figure)]))
  const isBusy = machine.loadBefore > machine.cores / 2
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, commit ${machine.commit}, ${results.rounds} rounds, ${results.seconds.toFixed(0)} s`,
    ...(isBusy
      ? [
          `The machine had other work (load ${machine.loadBefore.toFixed(1)} before the start): ratios are rough.`,
        ]
      : []),
    ...(results.pinned ? [] : ['Server and generator could not get a core each: ratios are rough.']),
    '',
    printTable([head, ...constantFirst.map(caseRow), ...others]),
    ...(results.records ? ['', recordTable(results.records)] : []),
  ].join('\n')
}

/** p50 in ms of one request after the other; the aim is that a hundred times as much costs at most twice as much. */
const recordTable = ({ statements: [small, large], bareInsert, lines }: RecordResults): string =>
  printTable([
    ['record store, p50 ms', small.toLocaleString('en'), large.toLocaleString('en'), 'times', 'aim'],
    ...lines.map((line) => {
      const times = line.large / line.small
      const isRead = line.name.startsWith('GET')
      return [
        line.name,
        milliseconds(line.small),
        milliseconds(line.large),
        times.toFixed(2),
        isRead ? `≤ 2 ${times <= 2 ? 'met' : 'MISSED'}` : '',
      ]
    }),
    ['bare Fastify, one insert', milliseconds(bareInsert), '', '', ''],
  ])
