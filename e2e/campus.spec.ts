import { signOut } from '@fairlead/contract/identity/identity.endpoints.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { CampusScreen } from './support/campus.screen.ts'
import { takePicture } from './support/screenshot.ts'
import { SignInScreen } from './support/sign-in.screen.ts'
import { test } from './support/test.ts'

/** Each reads their own language and has a post of a colleague in front of them. */
const READERS = [
  { language: 'zh', login: 'scholar', post: '反馈不是裁判，是镜子' },
  { language: 'en', login: 'emma', post: 'Three walls from our retrospective' },
] as const

for (const { language, login, post } of READERS)
  test.describe(`${login} on the campus`, () => {
    test.use({ language })

    test('reads on, likes, opens a post, answers, and finds the way back', async ({
      page,
      signIn,
    }, testInfo) => {
      test.slow()
      const campus = new CampusScreen(page, language)
      await signIn.as(login)
      await campus.opened()
      await expectAccessible(page)
      await takePicture(page, testInfo, 'campus')

      const before = await campus.posts.count()
      await page.mouse.wheel(0, 20_000)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect.poll(() => campus.posts.count()).toBeGreaterThan(before)
      await page.evaluate(() => window.scrollTo(0, 0))

      const like = campus.post(post).getByRole('button', { name: campus.words.like })
      const wasLiked = (await like.getAttribute('aria-pressed')) === 'true'
      await like.click()
      await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))

      await campus.openPost(post)
      await expect(page).toHaveURL(/ugcId=\d+/)
      const said = `${testInfo.project.name} 👍 ${Date.now()}`
      await campus.say(said)
      await expect(campus.drawer.getByRole('article').filter({ hasText: said })).toBeVisible()
      await expectAccessible(page)
      await takePicture(page, testInfo, 'drawer')

      const address = page.url()
      await page.goBack()
      await expect(campus.drawer).toBeHidden()
      await expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))

      await page.goto(address)
      await expect(campus.drawer.getByText(post)).toBeVisible()
    })
  })

test.describe('a comment written elsewhere', () => {
  test('appears in the open drawer by itself', async ({ page, signIn, browser, baseURL }) => {
    const campus = new CampusScreen(page, 'zh')
    await signIn.as('leader')
    await campus.openPost('反馈不是裁判，是镜子')
    const address = page.url()

    const context = await browser.newContext({ baseURL, locale: 'zh-CN' })
    const other = await context.newPage()
    await new SignInScreen(other, 'zh').as('ta', new URL(address).pathname + new URL(address).search)
    const said = `刚刚想到的 ${Date.now()}`
    await new CampusScreen(other, 'zh').say(said)
    await expect(campus.drawer.getByText(said)).toBeVisible()
    await context.close()
  })
})

test.describe('Aha', () => {
  test('the last one of the month brings three more @desktop', async ({ page, signIn }, testInfo) => {
    const campus = new CampusScreen(page, 'zh')
    await signIn.as('elite')
    await campus.opened()
    const aha = campus.posts
      .getByRole('button', { name: campus.words.aha, pressed: false })
      .and(page.locator('[aria-disabled=false]'))
      .first()
    await aha.click()
    await expect(page.getByRole('dialog')).toContainText('1')
    await takePicture(page, testInfo, 'aha-confirm')
    await page.getByRole('dialog').getByRole('button', { name: '确认' }).click()
    const bonus = page.getByRole('dialog').filter({ hasText: '3' })
    await expect(bonus.getByRole('button', { name: '欣然收下' })).toBeVisible()
    await takePicture(page, testInfo, 'aha-bonus')
    await bonus.getByRole('button', { name: '欣然收下' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('who has none left is told so', async ({ page, signIn }) => {
    const campus = new CampusScreen(page, 'zh')
    await signIn.as('noaha')
    await campus.opened()
    await campus.posts
      .getByRole('button', { name: campus.words.aha, pressed: false })
      .and(page.locator('[aria-disabled=false]'))
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('23')
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('an ended session leads to the door and back again', async ({ page, signIn }) => {
  await signIn.as('mentor')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  // Ended elsewhere: this browser does not know yet.
  expect((await page.request.post(signOut.path, { headers: { token }, data: {} })).status()).toBe(200)
  await page.goto('/campus?sort=hottest')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn.as('mentor', '/campus?sort=hottest')
  await expect(page).toHaveURL('/campus?sort=hottest')
})
