import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { authorizeUpload, noticeUpload, uploadDirectly } from '@fairlead/contract/media/media.endpoints.ts'
import type { UploadAuthorization } from '@fairlead/contract/media/media.schema.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '../../../platform/clock/clock.ts'
import { createStorage } from '../../../platform/storage/create-storage.ts'
import { bucketAccess, type FakeBucket, startFakeBucket } from '../../../testing/fake-bucket.ts'
import { openProduct, type Person, type Product } from '../../../testing/product.ts'
import { upload } from '../../../testing/upload.ts'

const png = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

/** The form of the specification, in its order. */
const formOf = (authorization: UploadAuthorization, name = 'a.png', change: Record<string, string> = {}) => ({
  name,
  key: `${authorization.dir}1/${encodeURIComponent(name)}`,
  policy: authorization.policy,
  OSSAccessKeyId: authorization.accessid,
  callback: authorization.callback,
  success_action_status: '200',
  signature: authorization.signature,
  'x:id': authorization.id,
  'x:type': authorization.type,
  'x:lang': authorization.lang,
  ...change,
})

describe('where files lie with us', () => {
  const clock = settableClock(new Date())
  let product: Product
  let scholar: Person
  let authorization: UploadAuthorization

  beforeAll(async () => {
    product = await openProduct({ clock })
    scholar = await product.signIn('scholar')
    authorization = (await scholar.call(authorizeUpload, { type: 'picture' })).data
  })
  afterAll(() => product.close())

  const send = async (change: Record<string, string> = {}, content?: Buffer, name?: string) =>
    upload(
      product,
      undefined,
      uploadDirectly,
      { name: 'blob', content: content ?? (await png()) },
      formOf(authorization, name, change),
    )

  test('the authorisation has all its parts and comes back to us', async () => {
    expect(Object.keys(authorization)).toEqual([
      'expire',
      'dir',
      'policy',
      'accessid',
      'callback',
      'signature',
      'host',
      'id',
      'type',
      'lang',
    ])
    expect(new URL(authorization.host).pathname).toBe(uploadDirectly.path)
    expect(authorization.expire * 1000).toBeGreaterThan(clock.now().getTime())
  })

  test('a signed form brings a file, without a session', async () => {
    const { code, data } = await send({}, undefined, '晨会 纪要.png')
    expect({ code, name: data.fileName }).toEqual({ code: 200, name: '晨会 纪要.png' })
    expect((await product.app.http.inject({ url: data.uploadUrl })).statusCode).toBe(200)
  })

  test('one authorisation serves many files, also of the same name at once', async () => {
    const answers = await Promise.all([send(), send(), send()])
    expect(new Set(answers.map(({ data }) => data.uploadUrl)).size).toBe(3)
  })

  test.each<[string, () => Promise<Record<string, string>>, string, number]>([
    ['a wrong signature', async () => ({ signature: 'AAAA' }), 'directUpload.wrongSignature', 403],
    [
      'a policy of one’s own',
      async () => ({ policy: Buffer.from('{"conditions":[]}').toString('base64') }),
      'directUpload.wrongSignature',
      403,
    ],
    ['a key id of one’s own', async () => ({ OSSAccessKeyId: 'me' }), 'directUpload.wrongSignature', 403],
    [
      'another directory',
      async () => ({ key: 'direct/1/elsewhere/a.png' }),
      'directUpload.againstPolicy',
      403,
    ],
    [
      'a way out of the directory',
      async () => ({ key: `${authorization.dir}../../a.png` }),
      'directUpload.againstPolicy',
      403,
    ],
    [
      'a callback of one’s own',
      async () => ({ callback: Buffer.from('{"callbackUrl":"http://169.254.169.254"}').toString('base64') }),
      'directUpload.againstPolicy',
      403,
    ],
    ['another type', async () => ({ 'x:type': 'file' }), 'directUpload.againstPolicy', 403],
    [
      'the ticket of somebody else',
      async () => ({
        'x:id': (await (await product.signIn('elite')).call(authorizeUpload, { type: 'picture' })).data.id,
      }),
      'directUpload.againstPolicy',
      403,
    ],
    ['a ticket of one’s own', async () => ({ 'x:id': 'e30.AAAA' }), 'directUpload.expired', 403],
  ])('%s is refused before the file is read', async (_name, change, problem, status) => {
    expect(await send(await change())).toMatchObject({ problem, status })
  })

  test('too much and nothing are refused by the policy, content by looking at it', async () => {
    expect(await send({}, Buffer.alloc(0))).toMatchObject({ problem: 'directUpload.wrongSize', status: 400 })
    expect(await send({}, Buffer.alloc(20 * 1024 * 1024 + 1))).toMatchObject({
      problem: 'directUpload.wrongSize',
    })
    expect((await send({}, Buffer.from('MZ program'))).problem).toBe('upload.contentMismatch')
  })

  test('after its end it opens nothing', async () => {
    clock.advance(10 * 60_000 + 1)
    expect(await send()).toMatchObject({ problem: 'directUpload.expired', status: 403 })
  })
})

describe('where files lie in a bucket of OSS', () => {
  let bucket: FakeBucket
  let dataDir: string
  let product: Product
  let scholar: Person
  let authorization: UploadAuthorization

  beforeAll(async () => {
    bucket = await startFakeBucket('oss')
    dataDir = await mkdtemp(join(tmpdir(), 'fairlead-oss-'))
    product = await openProduct({
      storage: createStorage({
        dataDir,
        bucket: { ...bucketAccess, service: 'oss', endpoint: bucket.endpoint },
      }),
      environment: {
        STORAGE: 'oss',
        STORAGE_ENDPOINT: bucket.endpoint,
        STORAGE_BUCKET: bucketAccess.bucket,
        STORAGE_KEY_ID: bucketAccess.keyId,
        STORAGE_SECRET: bucketAccess.secret,
      },
    })
    scholar = await product.signIn('scholar')
    authorization = (await scholar.call(authorizeUpload, { type: 'picture' })).data
  })
  afterAll(async () => {
    await product.close()
    bucket.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const arrive = async (content: Buffer, name = '晨会.png') => {
    const object = `${authorization.dir}1/${encodeURIComponent(name)}`
    bucket.objects.set(object, content)
    return object
  }
  const notice = (object: string, id = authorization.id) => product.call(noticeUpload, { object, id })

  test('the form is signed with the bucket’s own key, and goes to the bucket', () => {
    const expected = createHmac('sha1', bucketAccess.secret).update(authorization.policy).digest('base64')
    expect(authorization).toMatchObject({
      host: bucket.endpoint,
      accessid: bucketAccess.keyId,
      signature: expected,
    })
    const { callbackUrl, callbackBody } = JSON.parse(Buffer.from(authorization.callback, 'base64').toString())
    expect(new URL(callbackUrl).pathname).toBe(noticeUpload.path)
    expect(callbackBody).toMatch(/^object=\$\{object\}&.*id=\$\{x:id\}/)
  })

  test('its notice turns the object into a checked file, once', async () => {
    const object = await arrive(await png())
    const first = await notice(object)
    expect(first.data.fileName).toBe('晨会.png')
    expect(bucket.objects.has(object)).toBe(false)
    expect((await notice(object)).data).toMatchObject({ uploadUrl: first.data.uploadUrl })
    expect((await product.app.http.inject({ url: first.data.uploadUrl })).statusCode).toBe(200)
    expect(bucket.refused).toEqual([])
  })

  test('a notice about somebody else’s directory, about nothing, or with a ticket of one’s own', async () => {
    await bucket.objects.set('picture/2026/11/theirs.png', await png())
    expect((await notice('picture/2026/11/theirs.png')).problem).toBe('directUpload.againstPolicy')
    expect(bucket.objects.has('picture/2026/11/theirs.png')).toBe(true)
    expect((await notice(`${authorization.dir}nothing.png`)).problem).toBe('upload.noFile')
    expect((await notice(await arrive(await png()), 'e30.AAAA')).problem).toBe('directUpload.expired')
  })

  test('what is not what it says does not stay', async () => {
    const object = await arrive(Buffer.from('MZ program'), 'x.png')
    expect((await notice(object)).problem).toBe('upload.contentMismatch')
    expect(bucket.objects.has(object)).toBe(false)
  })
})
