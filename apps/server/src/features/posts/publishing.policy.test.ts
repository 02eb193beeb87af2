import { expect, test } from 'vitest'
import { attachmentVerdict } from './publishing.policy.ts'

const file = (fileUrl: string) => ({ fileUrl, fileName: 'a.png' })
const many = (n: number) => Array.from({ length: n }, (_, i) => file(`/files/a/${i}.png`))

test.each([
  ['nothing', { pictures: [], files: [], video: '' }, 'ok'],
  ['six pictures and four files', { pictures: many(6), files: many(4), video: '' }, 'ok'],
  ['a seventh picture', { pictures: many(7), files: [], video: '' }, 'too-many-pictures'],
  ['a fifth file', { pictures: [], files: many(5), video: '' }, 'too-many-files'],
  ['a picture and a video', { pictures: many(1), files: [], video: '/files/v.mp4' }, 'pictures-or-video'],
  ['a video and a file', { pictures: [], files: many(1), video: '/files/v.mp4' }, 'ok'],
])('%s', (_, attached, verdict) => {
  expect(attachmentVerdict(attached)).toBe(verdict)
})
