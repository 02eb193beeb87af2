import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'

const FOLDER = join(import.meta.dirname, '../../test-results/screens')

/** A picture of the window for people to look at, named after the screen, the width and the language. */
export const takePicture = async (page: Page, { project }: TestInfo, name: string): Promise<void> => {
  const language = await page.locator('html').getAttribute('lang')
  await page.screenshot({
    path: join(FOLDER, `${name}-${project.name}-${language}.png`),
    animations: 'disabled',
  })
}
