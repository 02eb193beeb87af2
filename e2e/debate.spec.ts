import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { SignInScreen } from './support/sign-in.screen.ts'
import { test } from './support/test.ts'

const split = (page: Page) => page.getByRole('img', { name: /红方 \d+%/ })

test('a debate moves in the other browser while both look at it @desktop', async ({
  page,
  signIn,
  browser,
  baseURL,
}, testInfo) => {
  await signIn.as('scholar', '/theme')
  await page.getByRole('button', { name: '发起话题' }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('tab', { name: '辩论' }).click()
  await form.getByLabel('辩题').fill(`周会要不要取消 ${Date.now()}`)
  await form.getByLabel('红方观点').fill('取消，省一小时')
  await form.getByLabel('蓝方观点').fill('留着，见一面')
  await form.getByRole('button', { name: '发起' }).click()
  await page.waitForURL(/debateDetail/)
  await page.getByRole('button', { name: /站红方/ }).click()
  await expect(split(page)).toHaveAccessibleName('红方 100%，蓝方 0%')

  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const other = await context.newPage()
  const address = new URL(page.url())
  await new SignInScreen(other, 'zh').as('leader', address.pathname + address.search)
  await other.getByRole('button', { name: /站蓝方/ }).click()
  await expect(split(page)).toHaveAccessibleName('红方 50%，蓝方 50%')

  await other.getByRole('button', { name: '我改主意了' }).click()
  await other.getByLabel('是什么说服了你？').fill('省下的一小时可以真的见一面')
  await other.getByRole('button', { name: '换边' }).click()
  await expect(split(page)).toHaveAccessibleName('红方 100%，蓝方 0%')
  await expect(page.getByText('省下的一小时可以真的见一面')).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, testInfo, 'debate')
  await context.close()
})
