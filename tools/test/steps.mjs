import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureWebBuilt } from '../start/build-web.mjs'
import { ROOT } from '../start/checkout.mjs'
import { countPlaywright, countRun, countVitest } from './count-tests.mjs'
import { runCommand } from './run-command.mjs'

/**
 * @typedef {import('./count-tests.mjs').Count & { output: string }} Result
 * @typedef {{ name: string, group: string, title: string, alone?: true, needsBrowser?: true, run: () => Promise<Result> }} Step
 */

const REPORTS = join(ROOT, 'test-results', 'reports')

/**
 * @param {string} [advice] what to do about it, where the tool itself only says what is wrong
 * @returns {Step}
 */
const check = (name, title, command, advice) => ({
  name,
  group: 'checks',
  title,
  run: async () => {
    const { code, output } = await runCommand(command, { minutes: 5 })
    return code === 0
      ? { passed: 1, failed: 0, skipped: [], output }
      : { passed: 0, failed: 1, skipped: [], output, note: advice }
  },
})

/** @returns {Step} */
const ownCheck = (name, title) => check(name, title, ['node', 'tools/checks/run.ts', name])

const freshReport = (name) => {
  mkdirSync(REPORTS, { recursive: true })
  const report = join(REPORTS, `${name}.json`)
  rmSync(report, { force: true })
  return report
}

/** @returns {Step} */
const vitest = (project, title) => ({
  name: project,
  group: 'tests',
  title,
  alone: true,
  run: async () => {
    const report = freshReport(project)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code, output } = await runCommand(
      ['vitest', 'run', '--project', project, '--allowOnly=false', ...reporters],
      { minutes: 20 },
    )
    return { ...(await countRun({ code, report, count: countVitest })), output }
  },
})

/** @returns {Step} */
const playwright = (name, title) => ({
  name,
  group: 'tests',
  title,
  alone: true,
  needsBrowser: true,
  run: async () => {
    await ensureWebBuilt()
    const report = freshReport(name)
    const { code, output } = await runCommand(['playwright', 'test', '--reporter=list,json'], {
      minutes: 20,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    return { ...(await countRun({ code, report, count: countPlaywright })), output }
  },
})

/**
 * Everything `npm test` looks at. Steps that do not ask to be alone share the machine two at a time.
 * @type {Step[]}
 */
const steps = [
  check(
    'lint',
    'format and lint',
    ['biome', 'ci', '--colors=off', '--diagnostic-level=warn', '--error-on-warnings', '.'],
    'Run `npm run format`; what it leaves is for you to change.',
  ),
  check('types-contract', 'types of the contract', ['tsc', '-p', 'packages/contract']),
  check('types-server', 'types of the server', ['tsc', '-p', 'apps/server']),
  check('types-web', 'types of the web', ['tsc', '-p', 'apps/web']),
  check('types-tools', 'types of tools and journeys', ['tsc', '-p', '.']),
  ownCheck('boundaries', 'boundaries'),
  ownCheck('texts', 'texts in both languages'),
  ownCheck('endpoints', 'endpoints and error codes'),
  ownCheck('migrations', 'migrations match the tables'),
  ownCheck('words', 'nothing silenced or unfinished'),
  check(
    'unused',
    'unused code',
    ['knip', '--no-progress', '--treat-config-hints-as-errors'],
    'Delete the file, the word `export` or the line in package.json; add to package.json what is unlisted.',
  ),
  vitest('unit', 'unit tests'),
  vitest('api', 'API tests'),
  vitest('screen', 'screen tests'),
  playwright('browser', 'browser tests'),
]

/**
 * The steps that names and groups ask for; the name nobody has is answered instead.
 * @param {string} [only] separated by commas
 * @returns {{ selected: Step[], unknown: string[] }}
 */
export const selectSteps = (only) => {
  const names = only?.split(',').map((name) => name.trim())
  if (!names) return { selected: steps, unknown: [] }
  const fits = (name) => (step) => step.name === name || step.group === name
  return {
    selected: steps.filter((step) => names.some((name) => fits(name)(step))),
    unknown: names.filter((name) => !steps.some(fits(name))),
  }
}
