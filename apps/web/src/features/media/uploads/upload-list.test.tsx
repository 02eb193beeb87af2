import { UPLOAD_CHUNK_BYTES, type UploadKind } from '@fairlead/contract/media/media.schema.ts'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadWords } from '../../../platform/i18n/loaded-words.ts'
import { signInWith } from '../../../platform/session/session.ts'
import { people } from '../../../testing/people.ts'
import { type Fate, type ReceivedUpload, startUploadServer } from '../../../testing/upload-server.ts'
import { ThemeProvider } from '../../../ui/theme/theme-provider.tsx'
import { UploadList } from './upload-list.tsx'
import { uploadsText } from './uploads.text.ts'
import { useUploadArea } from './use-upload-area.ts'
import { type Uploads, useUploads } from './use-uploads.ts'

const fileOf = (name: string, content: string | number = 'x') =>
  new File([typeof content === 'number' ? 'x'.repeat(content) : content], name, {
    type: 'text/plain',
    lastModified: 5,
  })

/** The server's side of an upload in parts. */
const answerParts = () => {
  let received = 0
  return ({ method, fields, body }: ReceivedUpload) => {
    if (method === 'POST' && Number(fields.chunk ?? 0) * UPLOAD_CHUNK_BYTES === received)
      received += body.length
    const isWhole = Number(fields.chunk ?? 0) + 1 === Number(fields.chunks ?? 1)
    const uploadUrl = method === 'POST' && isWhole ? `/files/${fields.name}` : ''
    return { code: 200, message: '', data: { uploadUrl, fileName: fields.name ?? '', received } }
  }
}

const open = async (
  kind: UploadKind,
  fates: Fate[] = [],
  answer: (upload: ReceivedUpload) => object = answerParts(),
) => {
  const server = await startUploadServer(fates, answer)
  vi.stubEnv('VITE_API_BASE', server.url)
  await loadWords(uploadsText, 'zh')
  let uploads: Uploads | undefined
  function Form() {
    uploads = useUploads(kind)
    return (
      <div ref={useUploadArea([uploads])} data-testid="form">
        <UploadList uploads={uploads} />
      </div>
    )
  }
  window.history.replaceState({}, '', '/')
  const root = createRootRoute()
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: Form }),
    createRoute({ getParentRoute: () => root, path: '/away', component: () => <main data-testid="away" /> }),
  ])
  const router = createRouter({ routeTree, history: createBrowserHistory() })
  await router.load()
  // The types of this router are not the app's.
  const Provider = RouterProvider as (props: { router: unknown }) => React.ReactNode
  render(
    <ThemeProvider>
      <Provider router={router} />
    </ThemeProvider>,
  )
  const current = () => {
    if (!uploads) throw new Error('not shown')
    return uploads
  }
  await screen.findByTestId('form')
  return { ...server, router, uploads: current, user: userEvent.setup() }
}

beforeEach(() => {
  signInWith({ token: 't', lrstoken: 'l', userInfo: people.scholar })
  const wait = globalThis.setTimeout
  vi.stubGlobal('setTimeout', (run: () => void, milliseconds?: number) =>
    wait(run, milliseconds === 1000 ? 5 : milliseconds),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a file', () => {
  test('goes with its token and type, and is handed to the form', async () => {
    const { uploads, received } = await open('video')
    act(() => uploads().add([fileOf('clip.mp4')]))
    expect(uploads().isBusy).toBe(true)
    await waitFor(() =>
      expect(uploads().files).toEqual([{ fileUrl: '/files/clip.mp4', fileName: 'clip.mp4' }]),
    )
    expect(uploads().isBusy).toBe(false)
    expect(received[0]).toMatchObject({ headers: { token: 't', lang: '2' }, fields: { type: 'video' } })
    expect(screen.getByText('已上传')).toBeTruthy()
  })

  test('that breaks off is told by name, and goes on from where the server has it', async () => {
    const fates: Fate[] = [200, 'cut', 'cut', 'cut', 'cut']
    const { uploads, received, user } = await open('video', fates)
    act(() => uploads().add([fileOf('long.mp4', UPLOAD_CHUNK_BYTES * 2 + 5)]))
    expect((await screen.findByRole('alert')).textContent).toContain('「long.mp4」上传时断线了')
    expect(uploads()).toMatchObject({ hasFailed: true, isBusy: false, files: [] })
    await user.click(screen.getByRole('button', { name: '重试 long.mp4' }))
    await waitFor(() => expect(uploads().files).toHaveLength(1))
    expect(received.map(({ method, fields }) => [method, fields.chunk])).toEqual([
      ['POST', '0'],
      ['GET', undefined],
      ['POST', '1'],
      ['POST', '2'],
    ])
  })

  test('that the server refuses says so in the server’s words, and can be removed', async () => {
    const refusal = '「a.pdf」的内容和扩展名对不上，请重新导出后再上传。'
    const { uploads, user } = await open('file', [], () => ({
      code: 20405,
      message: refusal,
      data: { uploadUrl: '', fileName: '', received: 0 },
    }))
    act(() => uploads().add([fileOf('a.pdf')]))
    expect((await screen.findByRole('alert')).textContent).toBe(refusal)
    await user.click(screen.getByRole('button', { name: '移除 a.pdf' }))
    expect(uploads().items).toEqual([])
  })

  test('waits while it is paused, and the next one goes', async () => {
    const { uploads, received, user } = await open('file', ['silent'])
    act(() => uploads().add([fileOf('1.pdf', '1'), fileOf('2.pdf', '22')]))
    await waitFor(() => expect(received).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: '暂停上传 1.pdf' }))
    await waitFor(() => expect(uploads().files.map(({ fileName }) => fileName)).toEqual(['2.pdf']))
    expect(uploads().isBusy).toBe(true)
    expect(screen.getByText(/已暂停/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: '继续上传 1.pdf' }))
    await waitFor(() => expect(uploads().files).toHaveLength(2))
  })

  test('chosen again after the page was closed goes on under its old id', async () => {
    const big = () => fileOf('long.mp4', UPLOAD_CHUNK_BYTES + 5)
    const first = await open('video', [200, 'silent'])
    act(() => first.uploads().add([big()]))
    await waitFor(() => expect(first.received).toHaveLength(2))
    const uploadId = first.received[0]?.fields.uploadId
    document.body.replaceChildren()
    const second = await open('video')
    act(() => second.uploads().add([big()]))
    await waitFor(() => expect(second.uploads().files).toHaveLength(1))
    expect(second.received[0]?.query).toEqual({ uploadId })
    expect(second.received.at(-1)?.fields.uploadId).toBe(uploadId)
  })
})

test('dropped and pasted files join, and those of no fitting kind are told', async () => {
  const { uploads } = await open('file')
  const form = screen.getByTestId('form')
  const drop = Object.assign(new Event('drop', { cancelable: true }), {
    dataTransfer: { types: ['Files'], files: [fileOf('dropped.pdf'), fileOf('movie.mp4')] },
  })
  act(() => void form.dispatchEvent(drop))
  expect(drop.defaultPrevented).toBe(true)
  const paste = Object.assign(new Event('paste'), { clipboardData: { files: [fileOf('pasted.pdf', 'yy')] } })
  act(() => void form.dispatchEvent(paste))
  await waitFor(() =>
    expect(uploads().files.map(({ fileName }) => fileName)).toEqual(['dropped.pdf', 'pasted.pdf']),
  )
  expect(screen.getByRole('alert').textContent).toContain('「movie.mp4」的格式不支持')
})

describe('what is not taken', () => {
  test('each is told by name with what to do, until it is read', async () => {
    const { uploads, user } = await open('picture')
    act(() => uploads().add([fileOf('notes.txt'), fileOf('empty.png', '')]))
    const list = await screen.findByRole('alert')
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '「notes.txt」的格式不支持，请选择 jpg / gif / jpeg / png / bmp / ico。',
      '「empty.png」是空文件或超过 20 MB，请换一个。',
    ])
    for (const button of within(list).getAllByRole('button', { name: '知道了' })) await user.click(button)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the seventh picture is left out', async () => {
    const { uploads } = await open('picture')
    act(() =>
      uploads().add(Array.from({ length: 7 }, (_, index) => fileOf(`${index}.gif`, 'x'.repeat(index + 1)))),
    )
    expect((await screen.findByRole('alert')).textContent).toContain('最多 6 个，「6.gif」没有加进来')
    await waitFor(() => expect(uploads().files).toHaveLength(6))
  })

  test('files of a draft count, are shown and can be removed', async () => {
    const { uploads, user } = await open('picture')
    act(() => uploads().reset([{ fileUrl: '/files/old.png', fileName: 'old.png' }]))
    expect(uploads().files).toEqual([{ fileUrl: '/files/old.png', fileName: 'old.png' }])
    await user.click(screen.getByRole('button', { name: '移除 old.png' }))
    expect(uploads().files).toEqual([])
  })
})

test('the files of an old draft get new addresses, and those that are gone are told', async () => {
  const { uploads } = await open('picture', [], ({ query }) =>
    query.fileUrl?.includes('gone')
      ? { code: 20413, message: '有附件已经失效，请移除后重新上传。', data: { problem: 'upload.notYours' } }
      : { code: 200, message: '', data: { fileUrl: '/files/old.png?permit=new' } },
  )
  act(() =>
    uploads().reset([
      { fileUrl: '/files/old.png?permit=old', fileName: 'old.png' },
      { fileUrl: '/files/gone.png?permit=old', fileName: 'gone.png' },
    ]),
  )
  await waitFor(() =>
    expect(uploads().files).toEqual([{ fileUrl: '/files/old.png?permit=new', fileName: 'old.png' }]),
  )
  expect((await screen.findByRole('alert')).textContent).toBe('有附件已经失效，请移除后重新上传。')
  expect(uploads().hasFailed).toBe(true)
})

describe('leaving', () => {
  const closesPage = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return !event.defaultPrevented
  }

  test('the page asks first while something is on its way, and not afterwards', async () => {
    const { uploads, received, router, user } = await open('video', ['silent'])
    expect(closesPage()).toBe(true)
    act(() => uploads().add([fileOf('clip.mp4')]))
    await waitFor(() => expect(received).toHaveLength(1))
    expect(closesPage()).toBe(false)

    void router.navigate({ to: '/away' as never })
    await user.click(await screen.findByRole('button', { name: '继续上传' }))
    expect(screen.queryByTestId('away')).toBeNull()

    void router.navigate({ to: '/away' as never })
    await user.click(await screen.findByRole('button', { name: '离开' }))
    expect(await screen.findByTestId('away')).toBeTruthy()
    expect(closesPage()).toBe(true)
  })
})

test('a photo goes straight to the store, with the form the store takes', async () => {
  const authorization = {
    expire: Math.floor(Date.now() / 1000) + 600,
    dir: 'direct/7/x/',
    policy: 'cG9s',
    accessid: 'AK',
    callback: 'Y2I=',
    signature: 'c2ln',
    host: '',
    id: 'ticket',
    type: 'photo',
    lang: '2',
  }
  const { uploads, received, url } = await open('photo', [], ({ method, fields }) => ({
    code: 200,
    message: '',
    data:
      method === 'GET'
        ? { ...authorization, host: url }
        : { uploadUrl: '/files/p.png', fileName: fields.name, received: 1 },
  }))
  act(() => uploads().add([fileOf('合影 1.png'), fileOf('合影 2.png')]))
  await waitFor(() => expect(uploads().files).toHaveLength(2))
  const [asked, first] = received
  expect(received.filter(({ method }) => method === 'GET')).toHaveLength(1)
  expect(asked?.query).toEqual({ type: 'photo' })
  expect(Object.keys(first?.fields ?? {})).toEqual([
    'name',
    'key',
    'policy',
    'OSSAccessKeyId',
    'callback',
    'success_action_status',
    'signature',
    'x:id',
    'x:type',
    'x:lang',
    'file:file',
  ])
  expect(first?.fields).toMatchObject({
    OSSAccessKeyId: 'AK',
    'x:id': 'ticket',
    success_action_status: '200',
  })
  expect(first?.fields.key).toMatch(/^direct\/7\/x\/o_\w+\/%E5%90%88%E5%BD%B1%201\.png$/)
  expect(first?.headers.token).toBeUndefined()
})
