import { readFile } from 'node:fs/promises'
import { type Figure, otherFigures, queryFigure, ratioFigure } from './report/figures.ts'
import { amount } from './report/print.ts'
import type { Results } from './report/results.ts'
import { printTable } from './report/table.ts'

/** Ratios of two runs can be compared even when the machines or their other work differ; the rest only on one machine. */
const figuresOf = (results: Results): Figure[] => [
  ...results.cases.map(({ name, label, ratio }) => ratioFigure(name, label, ratio)),
  ...results.cases.flatMap(({ label, queriesPerRequest }) =>
    queriesPerRequest === undefined ? [] : [queryFigure(label, queriesPerRequest)],
  ),
  ...otherFigures(results),
]

const change = (before: Figure | undefined, after: Figure | undefined): string =>
  before && after && before.value !== 0
    ? `${after.value >= before.value ? '+' : ''}${((after.value / before.value - 1) * 100).toFixed(0)} %`
    : ''

const compare = (first: Results, second: Results): string => {
  const before = new Map(figuresOf(first).map((figure) => [figure.name, figure]))
  const after = new Map(figuresOf(second).map((figure) => [figure.name, figure]))
  const shown = (figure: Figure | undefined) => (figure ? amount(figure) : '')
  const rows = [...new Set([...before.keys(), ...after.keys()])].map((name) => [
    name,
    shown(before.get(name)),
    shown(after.get(name)),
    change(before.get(name), after.get(name)),
  ])
  return printTable([['', first.machine.commit, second.machine.commit, 'change'], ...rows])
}

const read = async (path: string): Promise<Results> => JSON.parse(await readFile(path, 'utf8')) as Results

const [first, second] = process.argv.slice(2)
if (first && second) console.log(compare(await read(first), await read(second)))
else {
  console.error('npm run bench:compare -- <before.json> <after.json>')
  process.exitCode = 1
}
