import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

const OF_YUNFAN = '反馈不是裁判，是镜子'

test('a Scholar switches identity, sees other data, and the other tab follows', async ({
  page,
  signIn,
  context,
}, testInfo) => {
  test.slow()
  await signIn.as('scholar', '/campus')
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts.filter({ hasText: OF_YUNFAN }).first()).toBeVisible()
  const menuOf = (tab: Page) => tab.getByRole('banner').getByRole('button', { name: /菜单$/ })
  const second = await context.newPage()
  await second.goto('/member')
  await expect(menuOf(second)).toContainText('云帆科技')

  await menuOf(page).click()
  const current = page.getByRole('menuitem', { name: /^云帆科技/ })
  await expect(current).toHaveAttribute('aria-current', 'true')
  await takePicture(page, testInfo, 'identity-menu')
  await page.getByRole('menuitem', { name: /^个人学员/ }).click()
  await expect(page).toHaveURL('/campus')
  await expect(posts.first()).toBeVisible()
  await expect(page.getByText(OF_YUNFAN)).toHaveCount(0)

  await expect(menuOf(second)).toContainText('个人学员')
  const tokenOf = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'))
  expect(await tokenOf(page)).toBe(await tokenOf(second))

  await second.goto('/accountResourceVerify?redirect=%2Fmember')
  const back = second.getByRole('button', { name: /^云帆科技/ })
  await expect(back).toBeVisible()
  await expectAccessible(second)
  await back.click()
  await expect(second).toHaveURL('/member')
  await expect(second.getByRole('table')).toBeVisible()
  await expectAccessible(second)
  await takePicture(second, testInfo, 'member')
  await expect(posts.filter({ hasText: OF_YUNFAN }).first()).toBeVisible()
})
