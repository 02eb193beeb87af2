import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

for (const language of ['zh', 'en'] as const)
  test.describe(`a visitor who reads ${language}`, () => {
    test.use({ language })

    test('finds the door in their language', async ({ page, signIn }, testInfo) => {
      await signIn.open()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page).toHaveTitle(language === 'zh' ? /登录/ : /Sign in/)
      await expectAccessible(page)
      await takePicture(page, testInfo, 'login')
    })
  })
