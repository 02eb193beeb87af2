#!/usr/bin/env node
// Starts on any Node from 20 with nothing installed, so it is plain JavaScript and imports no package.
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureInstalled } from './start/install.mjs'
import { endAllCommands } from './test/run-command.mjs'
import { selectSteps } from './test/steps.mjs'

const AT_ONCE = 2

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const { selected, unknown } = selectSteps(values.only)
if (unknown.length > 0) {
  const names = selectSteps().selected.map(({ name }) => name)
  console.error(`No step is called ${unknown.join(', ')}. There are: checks, tests, ${names.join(', ')}.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    endAllCommands()
    process.exit(130)
  })

const totals = { passed: 0, failed: 0, skipped: [] }

const indent = (text) => text.trimEnd().replace(/^/gm, '    ')

const report = (title, startedAt, { passed, failed, skipped, output = '', note }) => {
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const tests = passed + failed > 1 ? `  ${passed} of ${passed + failed}` : ''
  console.log(`${failed === 0 ? 'ok    ' : 'failed'} ${seconds.padStart(6)} s  ${title}${tests}`)
  if (failed > 0) console.log(`\n${indent([output, note].filter(Boolean).join('\n'))}\n`)
  totals.passed += passed
  totals.failed += failed
  totals.skipped.push(...skipped)
}

const runStep = async ({ title, run }) => {
  const startedAt = performance.now()
  const result = await run().catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: [],
    output: String(error?.stack ?? error),
  }))
  report(title, startedAt, result)
}

/** What must be there before anything can run; answers whether it is. */
const prepare = async (title, ensure) => {
  const startedAt = performance.now()
  try {
    await ensure()
    return true
  } catch (error) {
    report(title, startedAt, { passed: 0, failed: 1, skipped: [], output: error.message })
    return false
  }
}

const runTogether = async (queue) => {
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const isReady =
  (await prepare('packages', ensureInstalled)) &&
  (!selected.some(({ needsBrowser }) => needsBrowser) || (await prepare('browser and fonts', ensureBrowser)))

if (isReady) {
  await runTogether(selected.filter(({ alone }) => !alone))
  for (const step of selected.filter(({ alone }) => alone)) await runStep(step)
}

if (totals.skipped.length > 0) console.log(`skipped: ${totals.skipped.join('; ')}`)
const skipped = totals.skipped.length > 0 ? `, ${totals.skipped.length} skipped` : ''
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`)
process.exitCode = totals.failed > 0 ? 1 : 0
