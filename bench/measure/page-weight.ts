import { readSession } from '@fairlead/contract/identity/identity.endpoints.ts'
import { type Browser, chromium, type Page, type Request } from '@playwright/test'
import { findBrowser } from '../../tools/browser.mjs'
import { tokenOf } from '../world/world.ts'

/** Bytes of the bodies as they came over the wire, compressed, by what they are. */
export interface PageWeight {
  path: string
  script: number
  style: number
  data: number
  other: number
  requests: number
}

type Kind = 'script' | 'style' | 'data' | 'other'

const kinds: Readonly<Record<string, Kind>> = {
  script: 'script',
  stylesheet: 'style',
  fetch: 'data',
  xhr: 'data',
}
const QUIET_MS = 1_500
const LONGEST_MS = 20_000

/** First loads in a browser that has seen nothing before. */
export const weighPages = async (url: string): Promise<PageWeight[]> => {
  const executablePath = findBrowser()
  if (!executablePath) throw new Error('There is no Chromium to weigh pages with; `npm test` installs it.')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  try {
    return [
      await weigh(browser, url, '/login', {}),
      await weigh(browser, url, '/campus', await signedIn(url)),
    ]
  } finally {
    await browser.close()
  }
}

/** What the web keeps on the device of somebody who is signed in. */
const signedIn = async (url: string): Promise<Record<string, string>> => {
  const token = tokenOf(0)
  const answer = await fetch(`${url}${readSession.path}`, { headers: { token } })
  const { data } = (await answer.json()) as { data: object }
  return { token, lrstoken: token, userInfo: JSON.stringify(data) }
}

const weigh = async (
  browser: Browser,
  url: string,
  path: string,
  stored: Record<string, string>,
): Promise<PageWeight> => {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  await context.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url + path)
  await page.getByRole('main').waitFor()
  await untilQuiet(page, finished)
  if (new URL(page.url()).pathname !== path) throw new Error(`${path} led to ${page.url()}`)
  const weight = { path, script: 0, style: 0, data: 0, other: 0, requests: finished.length }
  for (const request of finished)
    weight[kinds[request.resourceType()] ?? 'other'] += (await request.sizes()).responseBodySize
  await context.close()
  return weight
}

/** A first load is over when the page has asked for nothing more for a while. */
const untilQuiet = async (page: Page, finished: readonly Request[]): Promise<void> => {
  const deadline = performance.now() + LONGEST_MS
  for (let before = -1; before !== finished.length && performance.now() < deadline; ) {
    before = finished.length
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS)
  }
}
