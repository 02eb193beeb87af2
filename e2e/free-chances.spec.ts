import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

test('a guest spends the last chances of the month and is told so @desktop', async ({
  page,
  signIn,
}, testInfo) => {
  test.slow()
  await signIn.as('sailor', '/lesson?code=feedback-four-steps-2')
  for (const [code, left] of [
    ['feedback-four-steps-2', 2],
    ['feedback-four-steps-3', 1],
  ] as const) {
    await page.goto(`/lesson?code=${code}`)
    const offer = page.getByRole('dialog', { name: '免费学习机会' })
    await expect(offer).toContainText(`本月还剩 ${left} 次免费学习机会`)
    await takePicture(page, testInfo, 'chance')
    await offer.getByRole('button', { name: '开始学习' }).click()
    await expect(offer).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.goto('/lesson?code=feedback-four-steps-4')
  const over = page.getByRole('dialog', { name: '免费学习机会已用完' })
  await expect(over).toContainText('下个月你还会有 3 次')
  await expectAccessible(page)
  await takePicture(page, testInfo, 'chances-used-up')

  // What was opened stays open, and the membership page says how it stands.
  await page.goto('/lesson?code=feedback-four-steps-3')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/member')
  await expect(page.getByText('本月还剩 0 次，共 3 次')).toBeVisible()
})
