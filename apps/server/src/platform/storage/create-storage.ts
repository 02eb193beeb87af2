import { join, resolve } from 'node:path'
import type { Config } from '../config/config.ts'
import { createDiskStorage } from './disk-storage.ts'
import { createObjectStorage } from './object-storage.ts'
import { createOssBucket } from './oss-bucket.ts'
import { createS3Bucket } from './s3-bucket.ts'
import type { Storage } from './storage.ts'

/** Where the configuration wants files to lie: a folder here, or a bucket. */
export const createStorage = ({ dataDir, bucket }: Pick<Config, 'dataDir' | 'bucket'>): Storage => {
  if (!bucket) return createDiskStorage(join(resolve(dataDir), 'files'))
  const send = bucket.service === 'oss' ? createOssBucket(bucket) : createS3Bucket(bucket)
  return createObjectStorage(send, join(resolve(dataDir), 'incoming'))
}
