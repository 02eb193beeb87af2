import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

const TITLES = { zh: /登录/, en: /Sign in/ }

for (const language of ['zh', 'en'] as const)
  test.describe(`a visitor who reads ${language}`, () => {
    test.use({ language })

    test('finds the door in their language', async ({ page, signIn }, testInfo) => {
      await signIn.open()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(TITLES[language])
      await expectAccessible(page)
      await takePicture(page, testInfo, 'login')
    })

    test('walks in as a demo person with one click', async ({ page, signIn }) => {
      await signIn.as('scholar')
      await expect(page).toHaveURL('/campus')
    })
  })
