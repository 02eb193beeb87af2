import { newColleagues } from '@fairlead/server/src/demo/new-colleagues.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

// The platform's administrator looks after every enterprise, and reads English here.
const ADMINISTRATORS = [
  {
    language: 'zh',
    login: 'eadmin',
    words: {
      invite: '用文件批量邀请',
      check: '检查表格',
      bad: '3 行需要修改',
      bring: '邀请 27 人',
      done: '已邀请 27 人',
      phone: '不是 11 位手机号',
      close: '完成',
      audit: '从文件导入了 27 人，3 行没有导入',
    },
  },
  {
    language: 'en',
    login: 'admin',
    words: {
      invite: 'Invite from a file',
      check: 'Check the table',
      bad: '3 rows need a correction',
      bring: 'Invite 27 people',
      done: '27 people were invited',
      phone: 'Not a mobile number of 11 digits',
      close: 'Done',
      audit: 'imported 27 people from a file, 3 rows were left out',
    },
  },
] as const

for (const { language, login, words } of ADMINISTRATORS)
  test.describe(`${login} in the console`, () => {
    test.use({ language })

    test('invites 30 people from a file in which 3 rows are wrong', async ({ page, signIn }, testInfo) => {
      test.slow()
      const isPhone = testInfo.project.name.startsWith('phone')
      const batch = (language === 'zh' ? 10 : 20) + (isPhone ? 1 : 0)
      await signIn.as(login)
      await expect(page.getByRole('banner')).toBeVisible()
      if ((await page.locator('html').getAttribute('lang')) !== language)
        await page.getByRole('button', { name: /中 \/ EN/ }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.goto('/console')
      const people = page.getByRole('main').getByRole('link', { name: /^(人员|People)/ })
      await expect(people).toBeVisible()
      await expectAccessible(page)
      await takePicture(page, testInfo, 'console')
      await people.click()
      if (login === 'admin')
        await page.getByRole('combobox', { name: 'Enterprise' }).selectOption({ label: 'Yunfan Technology' })

      await page.getByRole('button', { name: words.invite }).click()
      const drawer = page.getByRole('dialog')
      await drawer.locator('input[type=file]').setInputFiles({
        name: 'new-colleagues.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(newColleagues(batch)),
      })
      await drawer.getByRole('button', { name: words.check }).click()
      await expect(drawer.getByText(words.bad)).toBeVisible()
      await expect(drawer.getByText(words.phone)).toBeVisible()
      await expectAccessible(page)
      await takePicture(page, testInfo, 'console-import')
      await drawer.getByRole('button', { name: words.bring }).click()
      await expect(drawer.getByRole('heading', { name: words.done })).toBeVisible()
      await drawer.getByRole('button', { name: words.close }).click()

      const [, first = ''] = newColleagues(batch).split('\r\n')
      const [name = ''] = first.split(',')
      await page.getByRole('searchbox').fill(name)
      await expect(page.getByRole('button', { name: new RegExp(name) }).first()).toBeVisible()
      await expectAccessible(page)
      await takePicture(page, testInfo, 'console-people')

      await page.goto('/console/audit')
      await expect(page.getByText(words.audit).first()).toBeVisible()
    })
  })
