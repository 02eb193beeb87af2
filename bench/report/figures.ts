import type { Results } from './results.ts'

export interface Aim {
  value: number
  /** Whether more or less is wanted. */
  better: 'higher' | 'lower'
}

/** One measured number with its name, its unit and, where issue 2 sets one, its aim. */
export interface Figure {
  name: string
  value: number
  unit: 'ratio' | 'MB' | 'kB' | 's' | 'ms' | 'queries' | 'events'
  aim?: Aim
}

const MB = 1024 * 1024
const KB = 1000
const MOST_QUERIES = 6

const atLeast = (value: number): Aim => ({ value, better: 'higher' })
const atMost = (value: number): Aim => ({ value, better: 'lower' })

const ratioAims: Readonly<Record<string, number>> = { feed: 0.06, post: 0.06, comment: 0.06, like: 0.08 }
const scriptAims: Readonly<Record<string, number>> = { '/login': 120, '/campus': 230 }
const MEMORY_AIM_MB = 250
const GROWTH_AIM = 1.5
const UPLOAD_AIM = 0.5
const DOWNLOAD_AIM = 0.8
const UPLOAD_MEMORY_AIM_MB = 150

const aimFor = (aims: Readonly<Record<string, number>>, name: string, make: (value: number) => Aim) => {
  const value = aims[name]
  return value === undefined ? {} : { aim: make(value) }
}

export const ratioFigure = (name: string, label: string, ratio: number): Figure => ({
  name: label,
  value: ratio,
  unit: 'ratio',
  ...aimFor(ratioAims, name, atLeast),
})

export const queryFigure = (label: string, queries: number): Figure => ({
  name: `queries per request, ${label}`,
  value: queries,
  unit: 'queries',
  aim: atMost(MOST_QUERIES),
})

/** Everything but the load, as lines of one table. */
export const otherFigures = (results: Results): Figure[] => [
  ...(results.queriesOfLongPage === undefined
    ? []
    : [queryFigure('a feed page of 50', results.queriesOfLongPage)]),
  ...memoryFigures(results.memory),
  { name: 'events still waiting', value: results.eventsWaiting, unit: 'events' },
  ...fileFigures(results.files),
  ...growthFigures(results.growth),
  ...(results.start
    ? [
        { name: 'npm start to /readyz', value: results.start.ready / 1000, unit: 's' as const },
        { name: 'npm start to /login', value: results.start.loginPage / 1000, unit: 's' as const },
      ]
    : []),
  ...results.pages.flatMap(({ path, script, style, data }) => [
    {
      name: `${path} script`,
      value: script / KB,
      unit: 'kB' as const,
      ...aimFor(scriptAims, path, atMost),
    },
    { name: `${path} style`, value: style / KB, unit: 'kB' as const },
    { name: `${path} data`, value: data / KB, unit: 'kB' as const },
  ]),
]

const fileFigures = (files: Results['files']): Figure[] =>
  files
    ? [
        {
          name: 'upload, to a plain copy',
          value: files.uploadRatio,
          unit: 'ratio',
          aim: atLeast(UPLOAD_AIM),
        },
        {
          name: 'download, to a plain copy',
          value: files.downloadRatio,
          unit: 'ratio',
          aim: atLeast(DOWNLOAD_AIM),
        },
        { name: 'upload a second', value: files.uploadPerSecond / MB, unit: 'MB' },
        { name: 'download a second', value: files.downloadPerSecond / MB, unit: 'MB' },
        {
          name: 'memory gained while ten uploads of 300 MB run',
          value: (files.memoryPeak - files.memoryBefore) / MB,
          unit: 'MB',
          aim: atMost(UPLOAD_MEMORY_AIM_MB),
        },
      ]
    : []

const growthFigures = (growth: Results['growth']): Figure[] =>
  growth
    ? (['feed', 'post'] as const).flatMap((what) => [
        { name: `${what} p50, 50,000 comments`, value: growth.few[what], unit: 'ms' as const },
        { name: `${what} p50, 1,000,000 comments`, value: growth.many[what], unit: 'ms' as const },
        {
          name: `${what} p50, growth`,
          value: growth.many[what] / growth.few[what],
          unit: 'ratio' as const,
          aim: atMost(GROWTH_AIM),
        },
      ])
    : []

const memoryFigures = (memory: Results['memory']): Figure[] => {
  const { idle, loaded } = memory
  return [
    { name: 'server memory, idle', value: idle.server / MB, unit: 'MB', aim: atMost(MEMORY_AIM_MB) },
    {
      name: 'server memory, after the load',
      value: loaded.server / MB,
      unit: 'MB',
      aim: atMost(MEMORY_AIM_MB),
    },
    ...(idle.database === undefined
      ? []
      : [{ name: 'PostgreSQL memory, idle', value: idle.database / MB, unit: 'MB' as const }]),
    ...(loaded.database === undefined
      ? []
      : [{ name: 'PostgreSQL memory, after the load', value: loaded.database / MB, unit: 'MB' as const }]),
  ]
}

/** Compared as printed: 6.02 queries on average are six, with a cache refilled now and then. */
export const isMet = ({ value, unit, aim }: Figure): boolean | undefined => {
  if (!aim) return undefined
  const rounded = unit === 'ratio' ? value : Math.round(value * 10) / 10
  return aim.better === 'higher' ? rounded >= aim.value : rounded <= aim.value
}
