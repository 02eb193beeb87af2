import { readFile } from 'node:fs/promises'

/**
 * @typedef {{ passed: number, failed: number, skipped: string[], note?: string }} Count
 */

const SKIPPED = new Set(['skipped', 'pending', 'todo', 'disabled'])

/**
 * A file that does not even load has no tests to fail; it counts as one.
 * @returns {Count}
 */
export const countVitest = ({ testResults = [] }) => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + brokenFiles.length,
    skipped: tests.filter(({ status }) => SKIPPED.has(status)).map(({ fullName }) => fullName),
  }
}

const specsOf = (suite, title = suite.title) => [
  ...(suite.specs ?? []).map((spec) => ({ title: `${title} › ${spec.title}`, tests: spec.tests })),
  ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, `${title} › ${inner.title}`)),
]

/** @returns {Count} */
export const countPlaywright = ({ suites = [], errors = [] }) => {
  const tests = suites
    .flatMap((suite) => specsOf(suite))
    .flatMap(({ title, tests }) =>
      tests.map(({ status, projectName }) => ({ title: `${title} (${projectName})`, status })),
    )
  const withStatus = (status) => tests.filter((test) => test.status === status)
  return {
    passed: withStatus('expected').length,
    // A test that only sometimes passes has failed; a run that fell over counts as one more.
    failed: withStatus('unexpected').length + withStatus('flaky').length + Math.min(errors.length, 1),
    skipped: withStatus('skipped').map(({ title }) => title),
  }
}

/**
 * What a runner's report amounts to. A runner that crashed, or that found nothing to run, has failed.
 * @param {{ code: number, report: string, count: (report: object) => Count }} run
 * @returns {Promise<Count>}
 */
export const countRun = async ({ code, report, count }) => {
  const text = await readFile(report, 'utf8').catch(() => undefined)
  if (text === undefined) return { passed: 0, failed: 1, skipped: [], note: 'The runner left no report.' }
  const counted = count(JSON.parse(text))
  if (counted.failed > 0) return counted
  if (code !== 0)
    return { ...counted, failed: 1, note: `Every test passed, yet the runner ended with ${code}.` }
  if (counted.passed === 0) return { ...counted, failed: 1, note: 'No test ran.' }
  return counted
}
