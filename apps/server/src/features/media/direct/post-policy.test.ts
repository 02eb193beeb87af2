import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { formVerdict, type PolicyVerdict, signPolicy, sizeVerdict, writePolicy } from './post-policy.ts'

const access = { keyId: 'AK', secret: 'secret' }
const now = new Date('2026-11-15T08:00:00Z')
const policy = writePolicy({
  expires: new Date('2026-11-15T08:10:00Z'),
  dir: 'direct/7/abc/',
  maxBytes: 100,
  callback: 'Y2Fs',
})
const form = {
  key: 'direct/7/abc/a.png',
  policy,
  OSSAccessKeyId: 'AK',
  callback: 'Y2Fs',
  success_action_status: '200',
  signature: createHmac('sha1', 'secret').update(policy).digest('base64'),
}

test.each<[string, Partial<typeof form>, Date, PolicyVerdict]>([
  ['as signed', {}, now, 'ok'],
  ['another key id', { OSSAccessKeyId: 'XX' }, now, 'wrongSignature'],
  ['another signature', { signature: signPolicy('other', policy) }, now, 'wrongSignature'],
  ['no signature', { signature: '' }, now, 'wrongSignature'],
  [
    'another policy',
    { policy: writePolicy({ expires: new Date('2030-01-01'), dir: '', maxBytes: 1e9, callback: '' }) },
    now,
    'wrongSignature',
  ],
  ['too late', {}, new Date('2026-11-15T08:10:01Z'), 'expired'],
  ['another directory', { key: 'direct/8/abc/a.png' }, now, 'againstPolicy'],
  ['out of its directory', { key: 'direct/7/abc/../../8/a.png' }, now, 'againstPolicy'],
  ['another callback', { callback: 'aHR0cDovL2V2aWw=' }, now, 'againstPolicy'],
  ['another status', { success_action_status: '204' }, now, 'againstPolicy'],
])('a form %s: %s', (_name, change, at, verdict) => {
  expect(formVerdict(access, { ...form, ...change }, at)).toBe(verdict)
})

test.each([
  [0, 'wrongSize'],
  [1, 'ok'],
  [100, 'ok'],
  [101, 'wrongSize'],
] as const)('%d bytes: %s', (size, verdict) => {
  expect(sizeVerdict(policy, size)).toBe(verdict)
})

test('a policy that is none, but signed, opens nothing', () => {
  for (const broken of [
    '',
    'not base64 json',
    Buffer.from('[]').toString('base64'),
    Buffer.from('null').toString('base64'),
  ])
    expect(
      formVerdict(access, { ...form, policy: broken, signature: signPolicy('secret', broken) }, now),
    ).toBe('expired')
})
