import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  postDocument,
  postEditorPicture,
  postLessonVideo,
  postPictureOrVideo,
  readUploadProgress,
  renewFileUrl,
} from '@fairlead/contract/media/media.endpoints.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openProduct, type Person, type Product } from '../../testing/product.ts'
import { type SentFile, upload } from '../../testing/upload.ts'
import { zipOf } from '../../testing/zip.ts'

let product: Product
let scholar: Person
let colleague: Person
let stranger: Person

beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  colleague = await product.signIn('elite')
  stranger = await product.signIn('p24')
})
afterAll(() => product.close())

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#0b7285' } })
const pngFile = async (name = '晨会.png'): Promise<SentFile> => ({
  name,
  content: await picture().png().toBuffer(),
})
const get = (url: string, headers: Record<string, string> = {}) =>
  product.app.http.inject({ url, headers: { ...headers } })

const incomingFiles = () => readdir(join(inject('files'), '.incoming')).catch(() => [])
const send = (file: SentFile | undefined, fields: Record<string, string | number> = {}, person = scholar) =>
  upload(product, person, postPictureOrVideo, file, fields)
const sendDocument = (file: SentFile) => upload(product, scholar, postDocument, file)

describe('a picture', () => {
  test('comes back with an address that opens it, and only that address does', async () => {
    const { code, data } = await send(await pngFile(), { type: 'image' })
    expect(code).toBe(200)
    expect(data.fileName).toBe('晨会.png')
    const opened = await get(data.uploadUrl)
    expect(opened.statusCode).toBe(200)
    expect(opened.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    const bare = data.uploadUrl.split('?')[0] ?? ''
    expect((await get(bare)).statusCode).toBe(404)
    expect((await get(`${bare}?until=zzzzzz&permit=AAAAAAAAAAAAAAAAAAAAAA`)).statusCode).toBe(404)
  })

  test('loses its place, its camera and everything behind its pixels', async () => {
    const photo = await picture()
      .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    expect(photo.includes('secret-place')).toBe(true)
    const polyglot = Buffer.concat([
      photo,
      Buffer.from('<script>alert(1)</script>'),
      zipOf({ 'a.js': 'evil()' }),
    ])
    const { data } = await send({ name: 'photo.jpg', content: polyglot })
    const stored = (await get(data.uploadUrl)).rawPayload
    expect(stored.includes('secret-place')).toBe(false)
    expect(stored.includes('<script>')).toBe(false)
    expect(stored.includes('a.js')).toBe(false)
    expect(await sharp(stored).metadata()).toMatchObject({ width: 60, height: 40, format: 'jpeg' })
  })

  test('that lies on its side is turned upright', async () => {
    const content = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { data } = await send({ name: 'side.jpg', content })
    expect(await sharp((await get(data.uploadUrl)).rawPayload).metadata()).toMatchObject({
      width: 40,
      height: 60,
    })
  })

  test('of an old format is kept as PNG', async () => {
    for (const file of [bmpOf(3, 2), icoOf(bmpOf(4, 4))]) {
      const { data, message } = await send(file)
      expect(message).toBe('')
      const { format, width } = await sharp((await get(data.uploadUrl)).rawPayload).metadata()
      expect({ format, width }).toEqual({ format: 'png', width: file.name.endsWith('bmp') ? 3 : 4 })
    }
  })

  test('keeps its animation as GIF', async () => {
    const frames = Buffer.concat([Buffer.alloc(12 * 4, 10), Buffer.alloc(12 * 4, 200)])
    const content = await sharp(frames, { raw: { width: 4, height: 6, channels: 4, pageHeight: 3 } })
      .gif()
      .toBuffer()
    const { data } = await send({ name: 'wave.gif', content })
    expect((await sharp((await get(data.uploadUrl)).rawPayload, { animated: true }).metadata()).pages).toBe(2)
  })

  test('two of the same name at once are two files', async () => {
    const [first, second] = await Promise.all([send(await pngFile()), send(await pngFile())])
    expect(first.data.uploadUrl).not.toBe(second.data.uploadUrl)
  })

  test('from the editor goes to its own address, for oneself only', async () => {
    const own = await upload(product, scholar, postEditorPicture, await pngFile(), {
      userId: scholar.userInfo.userId,
    })
    expect(own.code).toBe(200)
    const others = await upload(product, scholar, postEditorPicture, await pngFile(), {
      userId: colleague.userInfo.userId,
    })
    expect(others.problem).toBe('request.forbidden')
  })
})

describe('what is not taken', () => {
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200, 1)])
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

  test.each<[string, () => Promise<SentFile> | SentFile, string]>([
    ['a renamed program', () => ({ name: 'cat.png', content: exe }), 'upload.contentMismatch'],
    ['a drawing with a script', () => ({ name: 'a.svg', content: svg }), 'upload.wrongExtension'],
    ['a drawing called a picture', () => ({ name: 'a.png', content: svg }), 'upload.contentMismatch'],
    [
      'a page called a picture',
      () => ({ name: 'a.gif', content: Buffer.from('<html>') }),
      'upload.contentMismatch',
    ],
    ['nothing', () => ({ name: 'a.png', content: Buffer.alloc(0) }), 'upload.empty'],
    ['a double ending', async () => ({ ...(await pngFile()), name: 'a.png.exe' }), 'upload.wrongExtension'],
    [
      'a JPEG called PNG',
      async () => ({ name: 'a.png', content: await picture().jpeg().toBuffer() }),
      'upload.contentMismatch',
    ],
    [
      'half a picture',
      async () => ({ name: 'a.png', content: (await pngFile()).content.subarray(0, 90) }),
      'upload.unreadable',
    ],
    [
      'more than 20 MB',
      async () => ({
        name: 'a.png',
        content: Buffer.concat([(await pngFile()).content, Buffer.alloc(20 * 1024 * 1024)]),
      }),
      'upload.tooLarge',
    ],
    [
      '10,000 × 10,000',
      async () => ({ name: 'a.png', content: await picture(10_000, 10_000).png().toBuffer() }),
      'upload.pictureTooLarge',
    ],
  ])('%s', async (_name, make, problem) => {
    const before = await incomingFiles()
    const answer = await send(await make())
    expect(answer.problem).toBe(problem)
    expect(await incomingFiles()).toEqual(before)
  })

  test('a form without a file, without a session, or that is no form', async () => {
    expect((await send(undefined)).problem).toBe('upload.noFile')
    expect((await upload(product, undefined, postPictureOrVideo, await pngFile())).problem).toBe(
      'request.signedOut',
    )
    const plain = await product.app.http.inject({
      method: 'POST',
      url: postPictureOrVideo.path,
      headers: { token: scholar.token, 'content-type': 'application/json' },
      payload: '{}',
    })
    expect(plain.statusCode).toBe(415)
  })

  test('the refusal names the file and what to do', async () => {
    const { message } = await send({ name: '../../演示\u202e文稿.svg', content: svg })
    expect(message).toBe('「演示文稿.svg」的格式不支持，请选择 jpg / gif / jpeg / png / bmp / ico。')
  })
})

describe('a document', () => {
  const docx = (more: Record<string, string | Buffer> = {}) =>
    zipOf({
      '[Content_Types].xml':
        '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      'word/document.xml': '<w:document/>',
      ...more,
    })

  test('is served as a download', async () => {
    for (const [name, content] of [
      ['计划.docx', docx()],
      ['页面.pdf', Buffer.from('%PDF-1.7\n<html><script>alert(1)</script>')],
    ] as const) {
      const { data, message } = await sendDocument({ name, content })
      expect(message).toBe('')
      expect((await get(data.uploadUrl)).headers).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': expect.stringMatching(/^attachment/),
      })
    }
  })

  test('that unpacks to gigabytes or brings macros is refused', async () => {
    const bomb = docx({ 'word/media/1.bin': Buffer.alloc(1000) })
    // The table of contents says what it will unpack to.
    const at = bomb.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
    bomb.writeUInt32LE(4_000_000_000, at + 24)
    expect((await sendDocument({ name: 'bomb.docx', content: bomb })).problem).toBe('upload.suspicious')
    const macros = docx({ 'word/vbaProject.bin': 'x' })
    expect((await sendDocument({ name: 'macros.docx', content: macros })).problem).toBe('upload.suspicious')
    const archive = zipOf({ 'a.txt': 'x' })
    expect((await sendDocument({ name: 'a.docx', content: archive })).problem).toBe('upload.contentMismatch')
  })

  test('of the old Office is told from an installer in the same container', async () => {
    const container = (stream: string) => {
      const file = Buffer.alloc(4096)
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file)
      file.write(stream, 1024, 'utf16le')
      return file
    }
    expect((await sendDocument({ name: 'a.doc', content: container('WordDocument') })).code).toBe(200)
    expect((await sendDocument({ name: 'a.doc', content: container('Property') })).problem).toBe(
      'upload.contentMismatch',
    )
    expect((await sendDocument({ name: 'a.xls', content: container('WordDocument') })).problem).toBe(
      'upload.contentMismatch',
    )
  })
})

describe('in parts', () => {
  const video = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypisom\0\0\x02\0isomiso2'),
    Buffer.alloc(3000, 5),
  ])
  const part = (n: number) => video.subarray(n * 1000, n * 1000 + 1000)
  const sendPart = (n: number, uploadId: string, person = scholar) =>
    send(
      { name: 'blob', content: part(n) },
      { type: 'video', name: 'clip.mp4', uploadId, chunk: n, chunks: 4 },
      person,
    )

  test('parts sent twice count once, and the last one brings the file', async () => {
    expect((await sendPart(0, 'upload-one')).data).toEqual({
      uploadUrl: '',
      fileName: 'clip.mp4',
      received: 1000,
    })
    await sendPart(1, 'upload-one')
    await Promise.all([sendPart(1, 'upload-one'), sendPart(2, 'upload-one'), sendPart(2, 'upload-one')])
    const { data: progress } = await scholar.call(readUploadProgress, { uploadId: 'upload-one' })
    expect(progress.received).toBe(3000)
    const [last, again] = [await sendPart(3, 'upload-one'), await sendPart(3, 'upload-one')]
    expect(last.data.uploadUrl).not.toBe('')
    expect(again.data).toEqual(last.data)
    expect((await get(last.data.uploadUrl)).rawPayload.equals(video)).toBe(true)
    expect((await scholar.call(readUploadProgress, { uploadId: 'upload-one' })).data).toEqual(last.data)
  })

  test('by position instead of number', async () => {
    const at = (offset: number) =>
      send(
        { name: 'blob', content: video.subarray(offset, offset + 2000) },
        { type: 'video', name: 'clip.mp4', uploadId: 'upload-two', offset, total: video.length },
      )
    await at(0)
    expect((await at(2000)).data.received).toBe(video.length)
    expect(
      (
        await send(
          { name: 'b', content: video.subarray(0, 10) },
          { type: 'video', uploadId: 'upload-six', name: 'c.mp4', offset: 90, total: 100 },
        )
      ).problem,
    ).toBe('upload.outOfOrder')
  })

  test('a missing part, another file, somebody else: none of them spoils it', async () => {
    await sendPart(0, 'upload-three')
    const early = await sendPart(2, 'upload-three')
    expect(early).toMatchObject({ problem: 'upload.outOfOrder', data: { received: 1000 } })
    const other = await send(
      { name: 'blob', content: part(1) },
      { type: 'video', name: 'other.mp4', uploadId: 'upload-three', chunk: 1, chunks: 4 },
    )
    expect(other.problem).toBe('upload.changed')
    expect((await sendPart(0, 'upload-three', colleague)).data.received).toBe(1000)
    expect((await colleague.call(readUploadProgress, { uploadId: 'upload-three' })).data.received).toBe(1000)
    expect((await scholar.call(readUploadProgress, { uploadId: 'upload-four' })).data.received).toBe(0)
  })

  test('content that is not what it says is refused at the end, and leaves nothing', async () => {
    const before = await incomingFiles()
    const fields = { type: 'video', name: 'a.mp4', uploadId: 'upload-five' }
    const half = Buffer.alloc(100, 65)
    await send({ name: 'b', content: half }, { ...fields, chunk: 0, chunks: 2 })
    const end = await send({ name: 'b', content: half }, { ...fields, chunk: 1, chunks: 2 })
    expect(end.problem).toBe('upload.contentMismatch')
    expect(await incomingFiles()).toEqual(before)
  })

  test('lesson videos come from those who write lessons', async () => {
    const fields = { name: 'lesson.mp4', uploadId: 'upload-lesson' }
    expect(
      (await upload(product, scholar, postLessonVideo, { name: 'l.mp4', content: video }, fields)).problem,
    ).toBe('request.forbidden')
  })
})

describe('who may see a file', () => {
  test('its uploader until it belongs to something; nobody else', async () => {
    const { data } = await send(await pngFile())
    const fileUrl = data.uploadUrl.split('?')[0] ?? ''
    expect((await scholar.call(renewFileUrl, { fileUrl })).data.fileUrl).toBe(data.uploadUrl)
    expect((await colleague.call(renewFileUrl, { fileUrl })).problem).toBe('upload.notYours')
    expect((await stranger.call(renewFileUrl, { fileUrl: '/files/nothing.png' })).problem).toBe(
      'upload.notYours',
    )
  })

  test('then everybody who may see what it belongs to', async () => {
    const { data } = await send(await pngFile())
    const fileUrl = data.uploadUrl.split('?')[0] ?? ''
    const [post] = await product.sql<{ id: number }>(
      'select max(id)::int as id from posts where enterprise_id = $1',
      [scholar.userInfo.enterpriseId],
    )
    await product.sql(
      'update media_files set owner_kind = $1, owner_id = $2, unowned_since = null where key = $3',
      ['post', post?.id, fileUrl.replace('/files/', '')],
    )
    expect((await colleague.call(renewFileUrl, { fileUrl })).data.fileUrl).toBe(data.uploadUrl)
    expect((await stranger.call(renewFileUrl, { fileUrl })).problem).toBe('upload.notYours')
  })
})

/** An uncompressed bitmap of 24 bits. */
function bmpOf(width: number, height: number): SentFile {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + stride * height, 90)
  file.write('BM', 0, 'latin1')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(0, 6)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(width, 18)
  file.writeInt32LE(height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  file.fill(0, 30, 54)
  return { name: 'old.bmp', content: file }
}

/** An icon with that bitmap and an empty mask below it. */
function icoOf({ content }: SentFile): SentFile {
  const dib = Buffer.concat([content.subarray(14), Buffer.alloc(16)])
  dib.writeInt32LE(dib.readInt32LE(8) * 2, 8)
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head[6] = dib.readInt32LE(4)
  head[7] = dib.readInt32LE(4)
  head.writeUInt32LE(dib.length, 14)
  head.writeUInt32LE(22, 18)
  return { name: 'old.ico', content: Buffer.concat([head, dib]) }
}
