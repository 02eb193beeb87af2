import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { SignInScreen } from './support/sign-in.screen.ts'
import { test } from './support/test.ts'

test('somebody applies to a group, its leader approves, and they are in', async ({
  page,
  signIn,
  browser,
  baseURL,
}, testInfo) => {
  // Each width has an applicant of its own: they share one database.
  const applicant = testInfo.project.name.includes('phone') ? 'noaha' : 'master'
  const name = { noaha: '孙一鸣', master: '吴承' }[applicant]
  await signIn.as(applicant, '/community')
  await expect(page.getByRole('heading', { level: 1, name: '社区' })).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, testInfo, 'communities')
  await page.getByRole('link', { name: '难谈话演练组' }).click()
  await page.getByRole('button', { name: '申请加入' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('介绍一下自己').fill('想练「晋升没过」那一段')
  await form.getByRole('button', { name: '发送申请' }).click()
  await expect(page.getByRole('button', { name: '撤回申请' })).toBeVisible()
  const address = new URL(page.url())

  const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
  const leader = await context.newPage()
  await new SignInScreen(leader, 'zh').as('scholar', `${address.pathname}${address.search}&tab=manage`)
  const request = leader.getByRole('listitem').filter({ hasText: name })
  await request.getByRole('button', { name: '通过' }).click()
  await expect(request.getByText('已通过')).toBeVisible()
  await expectAccessible(leader)
  await context.close()

  await page.reload()
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, testInfo, 'group')
})
