import { createHmac } from 'node:crypto'
import type { SendToBucket } from './object-storage.ts'

export interface BucketAccess {
  /** OSS: the address of the bucket itself. S3: that of the service, followed by the bucket's name. */
  endpoint: string
  bucket: string
  region: string
  keyId: string
  secret: string
}

/** Aliyun's signature (version 1): who, what and when, under HMAC-SHA1. */
export const createOssBucket =
  ({ endpoint, bucket, keyId, secret }: BucketAccess): SendToBucket =>
  ({ method, key, headers = {}, body }) => {
    const date = new Date().toUTCString()
    const toSign = [method, '', headers['content-type'] ?? '', date, `/${bucket}/${key}`].join('\n')
    return fetch(`${endpoint}/${encodeURI(key)}`, {
      method,
      headers: { ...headers, date, authorization: `OSS ${keyId}:${hmacSha1(secret, toSign)}` },
      ...(body ? { body } : {}),
    })
  }

export const hmacSha1 = (secret: string | Buffer, text: string): string =>
  createHmac('sha1', secret).update(text).digest('base64')
