import { AwsClient } from 'aws4fetch'
import type { SendToBucket } from './object-storage.ts'
import type { BucketAccess } from './oss-bucket.ts'

/** S3 and everything that speaks it, by path: endpoint, bucket, key. */
export const createS3Bucket = ({ endpoint, bucket, region, keyId, secret }: BucketAccess): SendToBucket => {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 2,
  })
  return async ({ method, key, headers = {}, body }) => {
    const url = `${endpoint}/${bucket}/${key}`
    // The bytes are not part of the signature: they would have to be read twice.
    const { headers: signed } = await client.sign(url, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    })
    return fetch(url, { method, headers: signed, ...(body ? { body } : {}) })
  }
}
