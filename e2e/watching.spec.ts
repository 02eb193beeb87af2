import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { CampusScreen } from './support/campus.screen.ts'
import { takePicture } from './support/screenshot.ts'
import { SignInScreen } from './support/sign-in.screen.ts'
import { test } from './support/test.ts'

const VLOG = '开店前的七分钟 vlog'

const findVlog = async (page: Page) => {
  const post = new CampusScreen(page, 'zh').post(VLOG)
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(post).toBeVisible({ timeout: 1000 })
  }).toPass()
  await post.scrollIntoViewIfNeeded()
  return post
}

const secondsOf = (page: Page) =>
  page.locator('video').evaluate((video) => (video as HTMLVideoElement).currentTime)

test('a video goes on in another browser where it was left', async ({
  page,
  signIn,
  browser,
  baseURL,
}, testInfo) => {
  // Both widths run at once: each has a watcher, and so a position, of its own.
  const watcher = testInfo.project.name === 'phone-390' ? 'leader' : 'ta'
  await signIn.as(watcher)
  const post = await findVlog(page)
  await post.getByRole('button', { name: '播放' }).click()
  await expect.poll(() => secondsOf(page)).toBeGreaterThan(1)
  const saved = page.waitForResponse(
    (response) => response.url().includes('/videoPosition') && response.request().method() === 'POST',
  )
  await post.getByRole('button', { name: '暂停' }).click()
  await saved
  await expectAccessible(page)
  await takePicture(page, testInfo, 'player')
  const left = Math.floor(await secondsOf(page))

  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const other = await context.newPage()
  await new SignInScreen(other, 'zh').as(watcher)
  const again = await findVlog(other)
  await again.getByRole('button', { name: '播放' }).click()
  await expect(other.getByText(/接着看/)).toBeVisible()
  expect(await secondsOf(other)).toBeGreaterThanOrEqual(left)
  await context.close()
})

test('a picture opens in full, zooms, turns, and back closes it @desktop', async ({ page, signIn }) => {
  await signIn.as('scholar')
  const gallery = page.getByRole('link', { name: /^查看第 1 张，共 [3-6] 张/ }).first()
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(gallery).toBeVisible({ timeout: 1000 })
  }).toPass()
  await gallery.click()
  const lightbox = page.getByRole('dialog', { name: '图片' })
  await expect(lightbox.getByText(/^1 \/ /)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(lightbox.getByText(/^2 \/ /)).toBeVisible()
  await lightbox.getByRole('button', { name: '放大' }).click()
  await expect(lightbox.getByRole('button', { name: '缩小' })).toBeEnabled()
  await expectAccessible(page)
  await page.goBack()
  await expect(lightbox).toBeHidden()
})
