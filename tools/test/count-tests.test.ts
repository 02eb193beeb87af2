import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCheckout } from '../checks/temporary-checkout.ts'
import { ROOT } from '../start/checkout.mjs'
import { countPlaywright, countRun, countVitest } from './count-tests.mjs'
import { runCommand } from './run-command.mjs'

let checkout: Awaited<ReturnType<typeof createCheckout>>
beforeEach(async () => {
  checkout = await createCheckout({})
  await symlink(join(ROOT, 'node_modules'), join(checkout.root, 'node_modules'))
})
afterEach(() => checkout.remove())

const write = (name: string, text: string) => checkout.write({ [name]: text })
const report = () => join(checkout.root, 'report.json')

const runVitest = async () => {
  const options = ['--root', checkout.root, '--reporter=json', `--outputFile.json=${report()}`]
  const { code } = await runCommand(['vitest', 'run', ...options], { minutes: 1 })
  return countRun({ code, report: report(), count: countVitest })
}

const runPlaywright = async () => {
  await write(
    'playwright.config.ts',
    "export default { testDir: '.', retries: 1, projects: [{ name: 'desktop' }] }\n",
  )
  const { code } = await runCommand(['playwright', 'test', '--reporter=json'], {
    minutes: 1,
    cwd: checkout.root,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report() },
  })
  return countRun({ code, report: report(), count: countPlaywright })
}

describe('vitest', () => {
  const head = "import { describe, expect, it } from 'vitest'\n"

  it('counts tests, names skipped ones and counts a file that does not load', async () => {
    await write(
      'a.test.ts',
      `${head}it('one', () => {})\nit('two', () => expect(1).toBe(2))\ndescribe('g', () => { it.skip('three', () => {}) })\n`,
    )
    await write('b.test.ts', `${head}import './missing.ts'\nit('four', () => {})\n`)
    expect(await runVitest()).toMatchObject({ passed: 1, failed: 2, skipped: ['g three'] })
  }, 60_000)

  it('fails when every test passed but something broke behind them', async () => {
    await write('a.test.ts', `${head}it('one', () => { setTimeout(() => { throw new Error('late') }) })\n`)
    expect(await runVitest()).toMatchObject({
      passed: 1,
      failed: 1,
      note: expect.stringContaining('ended with 1'),
    })
  }, 60_000)

  it('fails when nothing ran', async () => {
    expect(await runVitest()).toMatchObject({ passed: 0, failed: 1 })
  }, 60_000)
})

describe('playwright', () => {
  const head = "import { expect, test } from '@playwright/test'\n"

  it('counts tests, and takes one that passes only at the second try for failed', async () => {
    await write(
      'a.spec.ts',
      `${head}test('one', () => {})\ntest('two', () => expect(1).toBe(2))\ntest('three', ({}, info) => expect(info.retry).toBe(1))\ntest.describe('g', () => { test.skip('four', () => {}) })\n`,
    )
    expect(await runPlaywright()).toMatchObject({
      passed: 1,
      failed: 2,
      skipped: ['a.spec.ts › g › four (desktop)'],
    })
  }, 60_000)

  it('fails when a file does not load', async () => {
    await write('a.spec.ts', `${head}import './missing.ts'\ntest('one', () => {})\n`)
    expect(await runPlaywright()).toMatchObject({ passed: 0, failed: 1 })
  }, 60_000)
})

it('fails without a report', async () => {
  expect(await countRun({ code: 0, report: report(), count: countVitest })).toMatchObject({
    passed: 0,
    failed: 1,
  })
})
