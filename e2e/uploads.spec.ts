import { readFile } from 'node:fs/promises'
import { drawPicture } from '@fairlead/server/src/demo/picture.ts'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { CampusScreen } from './support/campus.screen.ts'
import { takePicture } from './support/screenshot.ts'
import { test } from './support/test.ts'

const POST_FILE = '**/v1/operation/communityAnnounce/postFile'
const VIDEO_BYTES = 9 * 1024 * 1024

const write = async (page: Page, text: string) => {
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox').fill(text)
  return drawer
}

const choose = async (
  page: Page,
  button: string,
  files: { name: string; mimeType: string; buffer: Buffer }[],
) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}

test('a video gets through a connection that drops three times @phone', async ({
  page,
  signIn,
}, testInfo) => {
  const harbour = await readFile(new URL('../apps/server/src/demo/assets/harbour.mp4', import.meta.url))
  const video = Buffer.concat([harbour, Buffer.alloc(VIDEO_BYTES - harbour.length)])
  await signIn.as('scholar', '/campus?write=1')
  const drawer = await write(page, '路上录的一段，信号断断续续')
  let requests = 0
  let drops = 0
  await page.route(POST_FILE, (route) => {
    // Of three parts, the second and the third do not come through at first.
    if ([2, 4, 5].includes(++requests)) {
      drops++
      return route.abort('connectionreset')
    }
    return route.continue()
  })
  await choose(page, '视频', [{ name: '港口清晨.mp4', mimeType: 'video/mp4', buffer: video }])
  await expect(drawer.getByRole('progressbar', { name: '港口清晨.mp4 的上传进度' })).toBeVisible()
  await takePicture(page, testInfo, 'upload-video')
  await expect(drawer.getByText('已上传')).toBeVisible()
  expect({ drops, requests }).toEqual({ drops: 3, requests: 6 })
  await drawer.getByRole('button', { name: '发布', exact: true }).click()
  await expect(
    new CampusScreen(page, 'zh').post('路上录的一段').getByRole('button', { name: /播放/ }),
  ).toBeVisible()
})

test('six pictures are shown as they arrive, one can go, a seventh is turned away @desktop', async ({
  page,
  signIn,
}, testInfo) => {
  await signIn.as('scholar', '/campus?write=1')
  const drawer = await write(page, '工作坊的六张照片')
  const pictures = Array.from({ length: 7 }, (_, index) => ({
    name: `照片 ${index + 1}.png`,
    mimeType: 'image/png',
    buffer: drawPicture(`workshop ${index}`),
  }))
  await choose(page, '图片', pictures)
  await expect(drawer.getByText('最多 6 个，「照片 7.png」没有加进来')).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^移除 照片/ })).toHaveCount(6)
  await expect(drawer.getByRole('progressbar')).toHaveCount(0)
  await expectAccessible(page)
  await takePicture(page, testInfo, 'upload-pictures')
  await drawer.getByRole('button', { name: '移除 照片 6.png' }).click()
  await drawer.getByRole('button', { name: '知道了' }).click()
  await choose(page, '图片', pictures.slice(6))
  await expect(drawer.getByRole('button', { name: '移除 照片 7.png' })).toBeVisible()
  await expect(drawer.getByRole('progressbar')).toHaveCount(0)
  await drawer.getByRole('button', { name: '发布', exact: true }).click()
  const post = new CampusScreen(page, 'zh').post('工作坊的六张照片')
  await expect(post.getByRole('img', { name: /照片/ })).toHaveCount(6)
  await expect
    .poll(() =>
      post
        .locator('img')
        .evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0)),
    )
    .toBe(true)
})
