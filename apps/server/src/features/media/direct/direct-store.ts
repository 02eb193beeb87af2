import type { Config } from '../../../platform/config/config.ts'
import type { DirectStore } from './direct-uploads.service.ts'

/** OSS takes signed forms itself. Everywhere else we stand in for it, and pass the file on. */
export const directStoreOf = (bucket: Config['bucket'], ownSecret: Buffer): DirectStore =>
  bucket?.service === 'oss'
    ? { host: bucket.endpoint, keyId: bucket.keyId, secret: bucket.secret }
    : { host: '', keyId: 'fairlead', secret: ownSecret.toString('base64') }
