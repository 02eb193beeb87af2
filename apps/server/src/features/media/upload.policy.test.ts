import type { UploadKind } from '@fairlead/contract/media/media.schema.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'
import { expect, test } from 'vitest'
import { mayUpload, type UploadVerdict, uploadVerdict } from './upload.policy.ts'

const MIB = 1024 * 1024

test.each<[UploadKind, string, number, string | undefined, UploadVerdict]>([
  ['picture', 'jpg', 10, 'jpg', 'ok'],
  ['picture', 'jpeg', 10, 'jpg', 'ok'],
  ['picture', 'png', 20 * MIB, 'png', 'ok'],
  ['picture', 'png', 10, 'apng', 'ok'],
  ['picture', 'bmp', 10, 'bmp', 'ok'],
  ['picture', 'png', 20 * MIB + 1, 'png', 'tooLarge'],
  ['picture', 'png', 0, undefined, 'empty'],
  ['picture', 'png', 10, 'jpg', 'contentMismatch'],
  ['picture', 'png', 10, 'exe', 'contentMismatch'],
  ['picture', 'png', 10, undefined, 'contentMismatch'],
  ['picture', 'svg', 10, 'svg', 'wrongExtension'],
  ['picture', 'webp', 10, 'webp', 'wrongExtension'],
  ['picture', '', 10, 'png', 'wrongExtension'],
  ['picture', 'constructor', 10, 'png', 'wrongExtension'],
  ['video', 'mp4', 20 * MIB, 'mp4', 'ok'],
  ['video', 'mp4', 10, 'mov', 'contentMismatch'],
  ['video', 'mov', 10, 'mov', 'wrongExtension'],
  ['file', 'docx', 10, 'docx', 'ok'],
  ['file', 'docx', 10, 'zip', 'contentMismatch'],
  ['file', 'doc', 10, 'cfb', 'contentMismatch'],
  ['file', 'html', 10, undefined, 'wrongExtension'],
  ['avatar', 'jpg', 2 * MIB, 'jpg', 'ok'],
  ['avatar', 'jpg', 2 * MIB + 1, 'jpg', 'tooLarge'],
  ['avatar', 'gif', 10, 'gif', 'wrongExtension'],
  ['photo', 'png', 10 * MIB + 1, 'png', 'tooLarge'],
  ['lessonVideo', 'mp4', 300 * MIB, 'mp4', 'ok'],
])('%s: .%s of %d bytes that is %s → %s', (kind, extension, size, content, verdict) => {
  expect(uploadVerdict(kind, { extension, size, content, isCut: false })).toBe(verdict)
})

test('what was cut off on arrival is too large, whatever its size now', () => {
  expect(uploadVerdict('picture', { extension: 'png', size: 10, content: 'png', isCut: true })).toBe(
    'tooLarge',
  )
})

test.each<[Role[], UploadKind, boolean]>([
  [[], 'picture', true],
  [[], 'lessonVideo', false],
  [['moderator', 'group_leader'], 'lessonVideo', false],
  [['author'], 'lessonVideo', true],
  [['enterprise_admin'], 'lessonVideo', true],
])('%j and %s: %s', (roles, kind, allowed) => {
  expect(mayUpload({ roles: roles.map((role) => ({ role })) }, kind)).toBe(allowed)
})
