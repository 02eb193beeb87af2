import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/browser.mjs'

/** Journeys that make sense at one width only carry its tag. */
const WIDTHS = [
  { name: 'desktop-1440', viewport: { width: 1440, height: 900 }, notFor: /@phone/ },
  {
    name: 'phone-390',
    viewport: { width: 390, height: 844 },
    notFor: /@desktop/,
    isMobile: true,
    hasTouch: true,
  },
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Generous, because two cores carry the browsers, the server and the database.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    timezoneId: 'Asia/Shanghai',
    // Pictures of every step would cost half as much again.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: WIDTHS.map(({ name, notFor, ...use }) => ({ name, grepInvert: notFor, use })),
})
