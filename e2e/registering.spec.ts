import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

const WORDS = {
  zh: {
    account: '手机号或邮箱',
    getCode: '获取验证码',
    work: /让浏览器算一会儿/,
    code: '6 位验证码',
    password: '密码，6 到 16 个字符',
    again: '再输入一次密码',
    name: '真实姓名',
    agree: /我已阅读并同意/,
    register: '注册',
    trial: /免费体验/,
    edit: '编辑资料',
    bio: '个人介绍',
    save: '保存',
    next: '下一步',
    saveNew: '保存新密码',
    signIn: '登录',
    passwordAtDoor: '密码',
  },
  en: {
    account: 'Mobile number or e-mail',
    getCode: 'Get code',
    work: /Let the browser do some work/,
    code: '6-digit code',
    password: 'Password, 6 to 16 characters',
    again: 'The same password again',
    name: 'Your real name',
    agree: /I have read and accept/,
    register: 'Create account',
    trial: /Try Scholar/,
    edit: 'Edit profile',
    bio: 'About you',
    save: 'Save',
    next: 'Next',
    saveNew: 'Save the password',
    signIn: 'Sign in',
    passwordAtDoor: 'Password',
  },
}

// Not the middle of a phone number, which the note shows before the message.
const SIX_DIGITS = /(?<!\d)\d{6}(?!\d)/

// The machine's work instead of the picture: a journey cannot see where the piece belongs.
const askForCode = async (
  page: import('@playwright/test').Page,
  words: (typeof WORDS)['zh'],
  account: string,
) => {
  await page.getByLabel(words.account).fill(account)
  await page.getByRole('button', { name: words.getCode }).click()
  await page.getByRole('button', { name: words.work }).click()
  const message = page.getByRole('status').filter({ hasText: SIX_DIGITS })
  await expect(message).toBeVisible({ timeout: 45_000 })
  const code = SIX_DIGITS.exec((await message.textContent()) ?? '')?.[0] ?? ''
  await page.getByLabel(words.code).fill(code)
}

for (const language of ['zh', 'en'] as const)
  test.describe(language, () => {
    test.use({ language })

    test('a newcomer registers, starts the trial, says who they are, and gets back in without the password', async ({
      page,
    }, info) => {
      const words = WORDS[language]
      const account = `139${language === 'zh' ? '1' : '2'}${String(info.project.name.length).padStart(2, '0')}${String(Date.now()).slice(-5)}`
      await page.goto('/')
      await page.waitForURL('**/register')
      await askForCode(page, words, account)
      await page.getByLabel(words.password).fill('Harbour26')
      await page.getByLabel(words.again).fill('Harbour26')
      await page.getByLabel(words.name).fill(language === 'zh' ? '江雨' : 'Rain River')
      await page.getByRole('checkbox', { name: words.agree }).check()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.register }).click()
      await page.getByRole('button', { name: words.trial }).click()
      await expect(page.getByRole('button', { name: words.trial })).toBeHidden()
      await takePicture(page, info, 'welcome')
      await page.goto('/personalCenter')
      await page.getByRole('link', { name: words.edit }).click()
      await page.getByLabel(words.bio).fill('下雨天最适合复盘。')
      await page.getByRole('button', { name: words.save, exact: true }).click()
      await expect(
        page.getByRole('banner').or(page.locator('header')).getByText('下雨天最适合复盘。'),
      ).toBeVisible()
      await expectAccessible(page)
      await takePicture(page, info, 'settings')

      // Weeks later, on a device that does not know them: the password is forgotten.
      await page.evaluate(() => localStorage.clear())
      await page.goto('/forgotpassword')
      await askForCode(page, words, account)
      await page.getByRole('button', { name: words.next }).click()
      await page.getByLabel(words.password).fill('NewTide26')
      await page.getByLabel(words.again).fill('NewTide26')
      await expectAccessible(page)
      await page.getByRole('button', { name: words.saveNew }).click()
      await page.waitForURL('**/login')
      await page.getByLabel(words.account).fill(account)
      await page.getByRole('textbox', { name: words.passwordAtDoor, exact: true }).fill('NewTide26')
      await page.getByRole('button', { name: words.signIn, exact: true }).click()
      await page.waitForURL('**/campus')
    })
  })
