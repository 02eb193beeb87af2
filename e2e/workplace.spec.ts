import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

const agentOf = (client: string) => `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 ${client}`
const SHARED = '/campus?ugcId=1'

/** Signed out, as far as this browser goes. */
const forget = (page: Page) => page.evaluate(() => localStorage.clear())

test.describe('a colleague inside Feishu', () => {
  test.use({ userAgent: agentOf('Lark/7.9') })

  test('lands on a shared post, finds no bar of ours, and shares it on', async ({ page, isMobile }, info) => {
    await page.goto(`/shareTransfer?${new URLSearchParams({ redirect: SHARED })}`)
    // The desktop client signs people on by itself; on a phone the door offers it.
    if (isMobile) await page.getByRole('link', { name: '飞书' }).click()
    await page.getByRole(isMobile ? 'link' : 'button', { name: /李晓慧/ }).click()
    const post = page.getByRole('dialog').first()
    await expect(post).toBeVisible()
    await expect(page).toHaveURL(SHARED)
    await expect(page.getByRole('banner')).toHaveCount(0)
    await takePicture(page, info, 'feishu-post')

    await post.getByRole('button', { name: '分享到聊天' }).click()
    const chooser = page.getByRole('dialog', { name: '发送到' })
    await chooser.getByLabel('读书会').check()
    await chooser.getByLabel('周会碰头').check()
    const group = `反馈练习群 ${info.project.name}`
    await chooser.getByLabel('新建群组').fill(group)
    await chooser.getByRole('button', { name: '发送', exact: true }).click()
    await expect(page.getByText('已分享')).toBeVisible()
    const { messages } = await (await page.request.get('/simulator/feishu/chats')).json()
    const chats = (messages as { chat: string }[]).map(({ chat }) => chat)
    expect(chats).toEqual(expect.arrayContaining(['周会碰头', '读书会', group]))

    await post.getByRole('button', { name: /关闭|返回/ }).click()
    await expect(post).toBeHidden()
    await expectAccessible(page)
    await takePicture(page, info, 'feishu-campus')
  })
})

test.describe('Emma inside WeCom', () => {
  test.use({ userAgent: agentOf('wxwork/4.1'), language: 'en' })

  test('signs on and reads the campus in her language', async ({ page }, info) => {
    await page.goto('/workWechat')
    const emma = page.getByRole('link', { name: /Emma Clarke/ })
    await expect(emma).toBeVisible()
    await expectAccessible(page)
    await emma.click()
    await expect(page).toHaveURL('/campus')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('banner')).toHaveCount(0)
    await takePicture(page, info, 'wecom-campus')
  })
})

test('every other lander opens from an ordinary browser @desktop', async ({ page }) => {
  for (const [way, person] of [
    ['钉钉', /邱雅琴/],
    ['SSO', /黄凯/],
    ['/dingTalkThird', /江一凡/],
    ['/zhiniao', /贺文斌/],
    ['/bmw_sf_learning', /石磊/],
    ['/feishu', /陈立行/],
  ] as const) {
    await page.goto(
      way.startsWith('/')
        ? `${way}?redirect=%2Fcampus%3Fsort%3Dessence`
        : '/login?redirect=%2Fcampus%3Fsort%3Dessence',
    )
    if (!way.startsWith('/')) await page.getByRole('link', { name: way }).click()
    await page.getByRole('link', { name: person }).click()
    await expect(page).toHaveURL('/campus?sort=essence')
    await expect(page.getByRole('banner').getByRole('button', { name: person })).toBeVisible()
    await forget(page)
  }
})

test('the back of the client is the way back @desktop', async ({ page }, info) => {
  await page.goto('/simulator/feishu/client')
  const inside = page.frameLocator('#frame')
  await inside.getByRole('article').first().getByRole('link', { name: /^评论/ }).click()
  await expect(inside.getByRole('dialog')).toBeVisible()
  await takePicture(page, info, 'feishu-client')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(inside.getByRole('dialog')).toBeHidden()
  await expect(inside.getByRole('article').first()).toBeVisible()
})

test('who is suspended in the directory is told so, and has another way', async ({ page }, info) => {
  await page.goto('/feishu')
  await page.getByRole('link', { name: /吕博/ }).click()
  await expect(page.getByRole('alert')).toContainText('企业通讯录里，你的账号已停用')
  await expectAccessible(page)
  await takePicture(page, info, 'lander-refused')
  await page.getByRole('link', { name: '用其他方式登录' }).click()
  await expect(page).toHaveURL('/login')
})
