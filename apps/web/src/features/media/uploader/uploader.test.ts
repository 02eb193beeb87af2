import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Fate, type ReceivedUpload, startUploadServer } from '../../../testing/upload-server.ts'
import { type UploadError, Uploader } from './uploader.ts'
import { FILE_STATUS, UPLOAD_ERROR, UPLOADER_STATE } from './uploader-codes.ts'
import type { UploaderOptions } from './uploader-settings.ts'

const fileOf = (content: string, name = 'a.txt') =>
  new File([content], name, { type: 'text/plain', lastModified: 5 })

interface Run {
  uploader: Uploader
  errors: UploadError[]
  log: string[]
  completed: Promise<void>
  received: ReceivedUpload[]
  fates: Fate[]
}

const open = async (options: Partial<UploaderOptions> = {}, fates: Fate[] = []): Promise<Run> => {
  const { url, received, fates: left } = await startUploadServer(fates, () => ({ code: 200 }))
  const uploader = new Uploader({ url, browse_button: document.createElement('button'), ...options })
  const errors: UploadError[] = []
  const log: string[] = []
  const completed = new Promise<void>((done) => uploader.bind('UploadComplete', () => done()))
  uploader.bind('Error', (error) => errors.push(error))
  uploader.bind('StateChanged', () => log.push(`state ${uploader.state}`))
  uploader.bind('UploadFile', (file) => log.push(`upload ${file.name}`))
  uploader.bind('ChunkUploaded', (_file, { offset, total }) => log.push(`chunk ${offset}/${total}`))
  uploader.bind('FileUploaded', (file) => log.push(`done ${file.name}`))
  uploader.bind('UploadComplete', () => log.push('complete'))
  uploader.init()
  return { uploader, errors, log, completed, received, fates: left }
}

// Only the pause between tries is shortened; everything else takes the time it takes.
beforeEach(() => {
  const wait = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (act: () => void, milliseconds?: number) =>
    wait(act, milliseconds === 1000 ? 5 : milliseconds),
  )
})
afterEach(() => vi.unstubAllGlobals())

describe('a run', () => {
  test('sends file after file and stops by itself', async () => {
    const { uploader, log, completed, received } = await open()
    uploader.addFile([fileOf('one', '1.txt'), fileOf('two!', '2.txt')])
    expect(uploader.files.map(({ status }) => status)).toEqual([FILE_STATUS.QUEUED, FILE_STATUS.QUEUED])
    expect(uploader.total).toMatchObject({ size: 7, queued: 2, uploaded: 0, percent: 0 })
    uploader.start()
    expect(uploader.state).toBe(UPLOADER_STATE.STARTED)
    await completed
    expect(log).toEqual([
      'state 2',
      'upload 1.txt',
      'done 1.txt',
      'upload 2.txt',
      'done 2.txt',
      'state 1',
      'complete',
    ])
    expect(received.map(({ body }) => body)).toEqual(['one', 'two!'])
    expect(uploader.files[0]).toMatchObject({
      status: FILE_STATUS.DONE,
      percent: 100,
      loaded: 3,
      size: 3,
      origSize: 3,
    })
    expect(uploader.files[0]?.completeTimestamp).toBeGreaterThan(0)
    expect(uploader.total).toMatchObject({ uploaded: 2, queued: 0, failed: 0, percent: 100, loaded: 7 })
  })

  test('carries name, parameters and headers, the file last and under its field', async () => {
    const { uploader, completed, received } = await open({
      multipart_params: { type: 'image', x: 1 },
      headers: { token: 'abc' },
      file_data_name: 'upload',
    })
    uploader.addFile(fileOf('x', '晨会.txt'))
    uploader.start()
    await completed
    expect(received[0]?.method).toBe('POST')
    expect(Object.keys(received[0]?.fields ?? {})).toEqual(['name', 'type', 'x', 'file:upload'])
    expect(received[0]?.fields).toMatchObject({ name: '晨会.txt', type: 'image', x: '1' })
    expect(received[0]?.headers.token).toBe('abc')
  })

  test('sends raw bytes with the fields in the address, by PUT when asked', async () => {
    const { uploader, completed, received } = await open({
      multipart: false,
      http_method: 'PUT',
      multipart_params: { type: 'video' },
      chunk_size: 4,
    })
    uploader.addFile(fileOf('abcdef'))
    uploader.start()
    await completed
    expect(received.map(({ method, query, body }) => ({ method, query, body }))).toEqual([
      { method: 'PUT', query: { name: 'a.txt', chunk: '0', chunks: '2', type: 'video' }, body: 'abcd' },
      { method: 'PUT', query: { name: 'a.txt', chunk: '1', chunks: '2', type: 'video' }, body: 'ef' },
    ])
    expect(received[0]?.headers['content-type']).toBe('application/octet-stream')
  })

  test('sends chunks by number or by position', async () => {
    const byNumber = await open({ chunk_size: '4b' })
    byNumber.uploader.addFile(fileOf('abcdefghij'))
    byNumber.uploader.start()
    await byNumber.completed
    expect(byNumber.received.map(({ fields, body }) => [fields.chunk, fields.chunks, body])).toEqual([
      ['0', '3', 'abcd'],
      ['1', '3', 'efgh'],
      ['2', '3', 'ij'],
    ])
    expect(byNumber.log).toContain('chunk 8/10')

    const byPosition = await open({ chunk_size: 4, send_chunk_number: false })
    byPosition.uploader.addFile(fileOf('abcdef'))
    byPosition.uploader.start()
    await byPosition.completed
    expect(byPosition.received.map(({ fields }) => [fields.offset, fields.total])).toEqual([
      ['0', '6'],
      ['4', '6'],
    ])
  })

  test('asks before each file; a file that may not go stays in the queue', async () => {
    const { uploader, completed, received } = await open()
    uploader.bind('BeforeUpload', async (file) => file.name !== 'later.txt')
    uploader.addFile([fileOf('1', 'later.txt'), fileOf('22', 'now.txt')])
    uploader.start()
    await completed
    expect(received.map(({ fileName }) => fileName)).toEqual(['now.txt'])
    expect(uploader.files[0]?.status).toBe(FILE_STATUS.QUEUED)
    expect(uploader.state).toBe(UPLOADER_STATE.STOPPED)
  })
})

describe('a server that fails', () => {
  test.each<[string, Fate[]]>([
    ['answers 500', [500, 500, 500]],
    ['cuts the connection', ['cut', 'cut', 'cut']],
    ['cuts it after it has read everything', ['cut-after-reading', 500, 'cut']],
  ])('that %s three times is asked a fourth time, from the same chunk', async (_name, fates) => {
    const { uploader, errors, completed, received } = await open({ chunk_size: 4, max_retries: 3 }, [
      200,
      ...fates,
    ])
    uploader.addFile(fileOf('abcdefgh'))
    uploader.start()
    await completed
    expect(errors).toEqual([])
    expect(uploader.files[0]?.status).toBe(FILE_STATUS.DONE)
    expect(received.at(-1)?.body).toBe('efgh')
    expect(new Set(received.slice(1).map(({ fields }) => fields.chunk))).toEqual(new Set(['1']))
  })

  test('every chunk has its own tries', async () => {
    const { uploader, errors, completed } = await open({ chunk_size: 4, max_retries: 1 }, [
      500,
      200,
      'cut',
      200,
      503,
    ])
    uploader.addFile(fileOf('abcdefghij'))
    uploader.start()
    await completed
    expect(errors).toEqual([])
    expect(uploader.total).toMatchObject({ uploaded: 1, failed: 0 })
  })

  test('beyond its tries a file fails, and the next one goes', async () => {
    const { uploader, errors, completed } = await open({ max_retries: 1 }, [500, 404])
    uploader.addFile([fileOf('1', 'bad.txt'), fileOf('22', 'good.txt')])
    uploader.start()
    await completed
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({
      code: UPLOAD_ERROR.HTTP,
      message: 'HTTP Error.',
      status: 404,
      file: { name: 'bad.txt' },
    })
    expect(uploader.files.map(({ status }) => status)).toEqual([FILE_STATUS.FAILED, FILE_STATUS.DONE])
    expect(uploader.total).toMatchObject({ failed: 1, uploaded: 1, queued: 0 })
  })

  test('by default nothing is tried again', async () => {
    const { uploader, errors, completed, fates } = await open({}, [500, 200])
    uploader.addFile(fileOf('1'))
    uploader.start()
    await completed
    expect(errors).toHaveLength(1)
    expect(fates).toEqual([200])
  })

  test('that stays silent is given up after the stall time, and asked again', async () => {
    const { uploader, errors, completed, received } = await open({ stall_timeout: 60, max_retries: 1 }, [
      'silent',
    ])
    uploader.addFile(fileOf('1'))
    uploader.start()
    await completed
    expect(errors).toEqual([])
    expect(received).toHaveLength(2)
  })

  test('a failed file can be tried again, from its last whole chunk', async () => {
    const { uploader, errors, completed, received } = await open({ chunk_size: 4 }, [200, 'cut'])
    uploader.addFile(fileOf('abcdefgh'))
    uploader.start()
    await completed
    const [file] = uploader.files
    expect(file).toMatchObject({ status: FILE_STATUS.FAILED, loaded: 4 })
    const again = new Promise<void>((done) => uploader.bind('UploadComplete', () => done()))
    if (file) uploader.retry(file)
    await again
    expect(received.map(({ fields }) => fields.chunk)).toEqual(['0', '1'])
    expect(file?.status).toBe(FILE_STATUS.DONE)
    expect(errors).toHaveLength(1)
  })
})

describe('stopping and removing', () => {
  test('what is on its way goes back into the queue, and on from there', async () => {
    const { uploader, completed, received } = await open({ chunk_size: 4 }, [200, 'silent'])
    uploader.addFile(fileOf('abcdefgh'))
    uploader.start()
    await vi.waitFor(() => expect(received).toHaveLength(2))
    uploader.stop()
    expect(uploader.state).toBe(UPLOADER_STATE.STOPPED)
    expect(uploader.files[0]?.status).toBe(FILE_STATUS.QUEUED)
    uploader.start()
    await completed
    expect(received.map(({ fields }) => fields.chunk)).toEqual(['0', '1', '1'])
    expect(uploader.files[0]?.status).toBe(FILE_STATUS.DONE)
  })

  test('started, stopped and started in one breath, each file is sent once', async () => {
    const { uploader, completed, received } = await open()
    uploader.addFile([fileOf('1', '1.txt'), fileOf('22', '2.txt')])
    uploader.start()
    uploader.stop()
    uploader.start()
    uploader.start()
    await completed
    expect(received.map(({ fileName }) => fileName)).toEqual(['1.txt', '2.txt'])
  })

  test('a file removed while it is sent lets the next one go', async () => {
    const { uploader, completed, received } = await open({}, ['silent'])
    uploader.addFile([fileOf('1', '1.txt'), fileOf('22', '2.txt')])
    uploader.start()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    const [first] = uploader.files
    if (first) uploader.removeFile(first)
    await completed
    expect(uploader.files.map(({ name, status }) => [name, status])).toEqual([['2.txt', FILE_STATUS.DONE]])
  })

  test('nothing happens after the end', async () => {
    const { uploader, log, received } = await open({}, ['silent'])
    uploader.addFile(fileOf('1'))
    uploader.start()
    await vi.waitFor(() => expect(received).toHaveLength(1))
    uploader.destroy()
    expect(uploader.files).toEqual([])
    expect(log.at(-1)).toBe('state 1')
  })
})

describe('what enters the queue', () => {
  const filters = {
    mime_types: [{ title: 'pictures', extensions: 'jpg,png' }],
    max_file_size: '1kb',
    prevent_duplicates: true,
  }

  test.each<[string, File[], number, string]>([
    ['another ending', [fileOf('x', 'a.exe')], UPLOAD_ERROR.FILE_EXTENSION, 'File extension error.'],
    ['no ending', [fileOf('x', 'png')], UPLOAD_ERROR.FILE_EXTENSION, 'File extension error.'],
    ['too large', [fileOf('x'.repeat(1025), 'a.png')], UPLOAD_ERROR.FILE_SIZE, 'File size error.'],
    ['empty', [fileOf('', 'a.png')], UPLOAD_ERROR.FILE_SIZE, 'File size error.'],
    [
      'twice',
      [fileOf('x', 'a.png'), fileOf('y', 'a.png')],
      UPLOAD_ERROR.FILE_DUPLICATE,
      'Duplicate file error.',
    ],
  ])('not %s', async (_name, files, code, message) => {
    const { uploader, errors } = await open({ filters })
    uploader.addFile(files)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatchObject({ code, message })
    expect(uploader.files).toHaveLength(files.length - 1)
  })

  test('the limits are exact, and the same name with another size is another file', async () => {
    const { uploader, errors } = await open({ filters })
    uploader.addFile([fileOf('x'.repeat(1024), 'A.PNG'), fileOf('xx', 'A.PNG')])
    expect(errors).toEqual([])
    expect(uploader.files).toHaveLength(2)
  })

  test('files come by drop and by paste', async () => {
    const area = document.createElement('div')
    const { uploader } = await open({ drop_element: area, paste_element: area })
    const files = [fileOf('1', 'dropped.txt')]
    area.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { types: ['Files'], files } }))
    const pasted = [fileOf('2', 'pasted.txt')]
    area.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { files: pasted } }))
    expect(uploader.files.map(({ name }) => name)).toEqual(['dropped.txt', 'pasted.txt'])
    uploader.setOption('drop_element', null)
    area.dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: { types: ['Files'], files } }))
    expect(uploader.files).toHaveLength(2)
  })

  test('without a button or an area it ends itself', () => {
    const errors: UploadError[] = []
    let isDestroyed = false
    const uploader = new Uploader({ url: 'http://127.0.0.1' })
    uploader.bind('Error', (error) => errors.push(error))
    uploader.bind('Destroy', () => {
      isDestroyed = true
    })
    uploader.init()
    expect(errors).toEqual([{ code: UPLOAD_ERROR.INIT, message: 'Init error.' }])
    expect(isDestroyed).toBe(true)
  })

  test('the defaults are those of the contract', () => {
    const { settings, runtime } = new Uploader({ url: '/' })
    expect(settings).toMatchObject({
      chunk_size: 0,
      max_retries: 0,
      multipart: true,
      multi_selection: true,
      file_data_name: 'file',
      http_method: 'POST',
      runtimes: 'html5,flash,silverlight,html4',
      filters: { prevent_empty: true, prevent_duplicates: false },
      resize: { quality: 90, width: 8192, height: 8192 },
    })
    expect(runtime).toBe('html5')
  })
})
