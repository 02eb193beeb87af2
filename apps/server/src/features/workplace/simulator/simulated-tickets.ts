import { randomBytes } from 'node:crypto'
import type { Lander } from '@fairlead/contract/workplace/workplace.schema.ts'
import { SignJWT } from 'jose'
import type { DemoConnection, DemoConnectionKind, DemoDirectoryPerson } from '../../../demo/workplace.ts'
import { signQuery } from '../adapters/signed-ticket.adapter.ts'

const LIFETIME_SECONDS = 300

/** The pages of ours that each of them opens. */
export const landerOf: Readonly<Record<DemoConnectionKind, readonly Lander[]>> = {
  feishu: ['feishu-app', 'feishu'],
  wecom: ['workWechat'],
  dingtalk: ['dingTalk'],
  dingtalk_third: ['dingTalkThird'],
  oidc: ['sso'],
  sso: ['sso'],
  zhiniao: ['zhiniao'],
  bmw_sf_learning: ['bmw_sf_learning'],
}

const signToken = ({ appId, tenantKey, secret }: DemoConnection, person: DemoDirectoryPerson, now: Date) => {
  const seconds = Math.floor(now.getTime() / 1000)
  return new SignJWT({ name: person.name.zh, position: person.position.zh, mobile: person.phone })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(tenantKey)
    .setAudience(appId)
    .setSubject(person.subject)
    .setJti(randomBytes(16).toString('hex'))
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + LIFETIME_SECONDS)
    .sign(new TextEncoder().encode(secret))
}

const signFields = ({ appId, secret }: DemoConnection, person: DemoDirectoryPerson, now: Date) => {
  const fields = {
    appId,
    userId: person.subject,
    name: person.name.zh,
    position: person.position.zh,
    timestamp: String(Math.floor(now.getTime() / 1000)),
    nonce: randomBytes(16).toString('hex'),
  }
  return { ...fields, sign: signQuery(fields, secret) }
}

/** The link a portal opens for one of its people. */
export const ticketLink = async (
  connection: DemoConnection,
  person: DemoDirectoryPerson,
  now: Date,
): Promise<string> => {
  const { kind, tenantKey } = connection
  const ticket =
    kind === 'zhiniao'
      ? signFields(connection, person, now)
      : { ticket: await signToken(connection, person, now) }
  return `/${landerOf[kind][0]}?${new URLSearchParams({ tenantKey, ...ticket })}`
}
