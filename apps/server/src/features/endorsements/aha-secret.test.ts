import { expect, test } from 'vitest'
import { createAhaSecrets } from './aha-secret.ts'

const now = new Date('2026-11-15T08:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const secrets = createAhaSecrets(Buffer.alloc(32, 7))

test('a secret opens for its giver within five minutes', () => {
  const secret = secrets.issue(12, now)
  expect(secrets.open(secret, 12, later(4.9))).toBe(secret.split('.')[0])
})

test('nobody else, nothing later, nothing forged', () => {
  const secret = secrets.issue(12, now)
  const [nonce, expiry, signature] = secret.split('.')
  expect(secrets.open(secret, 13, now)).toBeUndefined()
  expect(secrets.open(secret, 12, later(5))).toBeUndefined()
  expect(secrets.open(`${nonce}.${Number(expiry) + 60_000}.${signature}`, 12, now)).toBeUndefined()
  expect(createAhaSecrets(Buffer.alloc(32, 8)).open(secret, 12, now)).toBeUndefined()
  for (const junk of ['', '.', '..', 'a.b.c', '💡'.repeat(50)])
    expect(secrets.open(junk, 12, now)).toBeUndefined()
})
