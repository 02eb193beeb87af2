import { drawPicture } from '@fairlead/server/src/demo/picture.ts'
import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

/** What Word puts on the clipboard, shortened. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<h1>季度复盘<o:p></o:p></h1>
<p class="MsoNormal"><span style="font-weight:bold">先说事实</span>，再说影响。<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span>·&nbsp;&nbsp; </span>交付晚了三天</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span>·&nbsp;&nbsp; </span>两次返工</p></body></html>`

test('a text from Word is pasted, illustrated, posted and read with its formatting', async ({
  page,
  signIn,
}, testInfo) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text())
  })
  await signIn.as('leader', '/editor')
  const text = page.getByRole('textbox', { name: '正文' })
  await text.click()
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, FROM_WORD)
  await expect(text.getByRole('heading', { name: '季度复盘' })).toBeVisible()
  await expect(text.getByRole('listitem')).toHaveCount(2)
  await expect(text.locator('strong')).toHaveText('先说事实')

  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '插入图片' }).click()
  await (await choosing).setFiles({ name: '白板.png', mimeType: 'image/png', buffer: drawPicture('白板') })
  await expect(text.getByRole('img', { name: '白板.png' })).toBeVisible()
  await expectAccessible(page)
  await takePicture(page, testInfo, 'editor')

  await page.reload()
  await expect(text.getByRole('heading', { name: '季度复盘' })).toBeVisible()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.waitForURL(/ugcId=\d+/)
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: '季度复盘' })).toBeVisible()
  await expect(drawer.getByRole('img', { name: '白板.png' })).toBeVisible()
  expect(complaints).toEqual([])
})
