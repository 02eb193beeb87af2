import { z } from 'zod'
import { StartError } from '../start-error.ts'

const number = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)
const yesNo = z.enum(['0', '1', 'true', 'false']).transform((word) => word === '1' || word === 'true')

const environmentSchema = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: number(3000, 0, 65535),
    HOST: z.string().default('localhost'),
    PUBLIC_URL: z.url().optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL_SIZE: number(10, 2, 200),
    DATA_DIR: z.string().default('.data'),
    DEMO: yesNo.optional(),
    TIME_ZONE: z.string().default('Asia/Shanghai'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUST_PROXY: yesNo.default(false),
    CALLS_PER_MINUTE: number(1200, 1, 1_000_000_000),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('Fairlead 领航 <no-reply@localhost>'),
    SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
    SMS_GATEWAY_TOKEN: z.string().optional(),
    STORAGE: z.enum(['disk', 'oss', 's3']).default('disk'),
    STORAGE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
    STORAGE_BUCKET: z.string().optional(),
    STORAGE_REGION: z.string().default('us-east-1'),
    STORAGE_KEY_ID: z.string().optional(),
    STORAGE_SECRET: z.string().optional(),
    QUOTA_PERSON_MB: number(2048, 1, 100_000_000),
    QUOTA_ENTERPRISE_MB: number(204_800, 1, 100_000_000),
    XAPI_KEY: z
      .string()
      .max(100)
      .regex(/^[^:]+$/)
      .optional(),
    XAPI_SECRET: z.string().min(8).max(200).optional(),
  })
  .refine((env) => (env.XAPI_KEY === undefined) === (env.XAPI_SECRET === undefined), {
    path: ['XAPI_SECRET'],
    message: 'XAPI_KEY and XAPI_SECRET go together',
  })
  .refine(
    (env) =>
      env.STORAGE === 'disk' ||
      (env.STORAGE_ENDPOINT && env.STORAGE_BUCKET && env.STORAGE_KEY_ID && env.STORAGE_SECRET),
    {
      path: ['STORAGE'],
      message: 'oss and s3 need STORAGE_ENDPOINT, STORAGE_BUCKET, STORAGE_KEY_ID and STORAGE_SECRET',
    },
  )
  .transform((env) => ({
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL,
    databaseUrl: env.DATABASE_URL,
    poolSize: env.DATABASE_POOL_SIZE,
    dataDir: env.DATA_DIR,
    /** The demo world, its people on the sign-in page and its readable outbox. */
    demo: env.DEMO ?? env.NODE_ENV !== 'production',
    timeZone: env.TIME_ZONE,
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    callsPerMinute: env.CALLS_PER_MINUTE,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    smsGatewayUrl: env.SMS_GATEWAY_URL,
    smsGatewayToken: env.SMS_GATEWAY_TOKEN,
    /** Where files lie when it is not the data folder. */
    bucket:
      env.STORAGE === 'disk'
        ? undefined
        : {
            service: env.STORAGE,
            endpoint: (env.STORAGE_ENDPOINT ?? '').replace(/\/$/, ''),
            bucket: env.STORAGE_BUCKET ?? '',
            region: env.STORAGE_REGION,
            keyId: env.STORAGE_KEY_ID ?? '',
            secret: env.STORAGE_SECRET ?? '',
          },
    /** How much people and enterprises may keep in files. */
    quotas: {
      personBytes: env.QUOTA_PERSON_MB * 1024 * 1024,
      enterpriseBytes: env.QUOTA_ENTERPRISE_MB * 1024 * 1024,
    },
    /** A credential with every right on the default enterprise's record store. */
    xapiCredential:
      env.XAPI_KEY && env.XAPI_SECRET ? { key: env.XAPI_KEY, secret: env.XAPI_SECRET } : undefined,
  }))

export type Config = z.output<typeof environmentSchema>

/** Empty variables count as absent, because `.env` files are full of them. */
export const readConfig = (environment: NodeJS.ProcessEnv): Config => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (parsed.success) return parsed.data
  const [first] = parsed.error.issues
  throw new StartError(`${String(first?.path[0])} is not usable: ${first?.message}. See .env.example.`)
}
