import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import drizzleConfig from '../../drizzle.config.ts'
import { ROOT } from '../start/checkout.mjs'
import { checkBoundaries } from './boundaries.ts'
import { checkEndpoints, checkProblemCodes, problemsOf } from './endpoints.ts'
import { checkHardCodedText } from './hard-coded-text.ts'
import { loadModules } from './load-modules.ts'
import { checkMigrations } from './migrations.ts'
import { loadRoutes } from './route-table.ts'
import { checkBundle, checkPair } from './texts.ts'
import { readSources } from './tree.ts'
import { checkWords } from './words.ts'

const PROBLEMS = 'packages/contract/src/{problem.ts,**/*.errors.ts}'

const isText = (value: unknown): value is object => typeof value === 'object' && value !== null

const bundleComplaints = async (): Promise<string[]> => {
  const chinese = new Map(
    (await loadModules('apps/web/src/**/text/zh.ts')).map(({ path, exports }) => [path, exports.zh]),
  )
  const english = await loadModules('apps/web/src/**/text/en.ts')
  return english.flatMap(({ path, exports }) => {
    if (!isText(exports.en)) return [`${path} exports no \`en\`\n    write \`export const en = { … }\``]
    const zh = chinese.get(path.replace(/en\.ts$/, 'zh.ts'))
    return checkBundle(path, exports.en, isText(zh) ? zh : undefined)
  })
}

const problemTextComplaints = async (): Promise<string[]> =>
  (await loadModules(PROBLEMS))
    .flatMap(problemsOf)
    .flatMap(({ path, problem }) => checkPair({ place: `${path} ${problem.name}`, ...problem.text }))

const routeTitleComplaints = async (): Promise<string[]> =>
  (await loadRoutes()).flatMap(({ feature, path, title }) =>
    checkPair({ place: `the title of ${path} in ${feature}.routes.ts`, ...title }),
  )

/** Every check of our own: what is wrong in the tree, one complaint an entry. */
const checks: Record<string, () => string[] | Promise<string[]>> = {
  boundaries: () =>
    checkBoundaries(readSources(), JSON.parse(readFileSync(join(ROOT, 'features.json'), 'utf8'))),
  texts: async () => [
    ...(await bundleComplaints()),
    ...(await problemTextComplaints()),
    ...(await routeTitleComplaints()),
    ...checkHardCodedText(readSources()),
  ],
  endpoints: async () => [
    ...checkEndpoints(await loadModules('packages/contract/src/**/*.endpoints.ts')),
    ...checkProblemCodes(await loadModules(PROBLEMS)),
  ],
  migrations: () =>
    checkMigrations({
      root: ROOT,
      tables: String(drizzleConfig.schema),
      migrations: String(drizzleConfig.out),
    }),
  words: () => checkWords(readSources()),
}

const [name = ''] = process.argv.slice(2)
const check = checks[name]
if (!check) throw new Error(`No check is called \`${name}\`: ${Object.keys(checks).join(', ')}`)
const complaints = await check()
for (const complaint of complaints) console.log(complaint)
process.exitCode = complaints.length > 0 ? 1 : 0
