import { z } from 'zod'
import type { Connection, IssuedToken, WorkplaceAdapter } from './adapter.ts'
import { askSuite, textOrNothing } from './suite-api.ts'
import { suiteScripts } from './suite-scripts.ts'
import type { TokenKeeper } from './token-keeper.ts'

const OLD_API = 'https://oapi.dingtalk.com'
const NEW_API = 'https://api.dingtalk.com'
const LOGIN = 'https://login.dingtalk.com'

const done = { errcode: z.literal(0) }
const ownToken = z.object({ ...done, access_token: z.string().min(1), expires_in: z.number() })
const companyToken = z.object({ accessToken: z.string().min(1), expireIn: z.number() })
const visitorToken = z.object({ accessToken: z.string().min(1), corpId: textOrNothing })
const visitor = z.object({ unionId: z.string().min(1) })
const found = z.object({ ...done, result: z.object({ userid: z.string().min(1) }) })
const member = z.object({
  ...done,
  result: z.object({
    unionid: z.string().min(1),
    name: z.string().min(1),
    mobile: textOrNothing,
    title: textOrNothing,
    active: z.boolean(),
  }),
})
const jsapiTicket = z.object({ ...done, ticket: z.string().min(1), expires_in: z.number() })

const oldApiOf = ({ address }: Connection): string => address || OLD_API
const newApiOf = ({ address }: Connection): string => address || NEW_API

/** An app of the company itself. */
const issueOwnToken = async (connection: Connection): Promise<IssuedToken> => {
  const { access_token, expires_in } = await askSuite(`${oldApiOf(connection)}/gettoken`, ownToken, {
    query: { appkey: connection.appId, appsecret: connection.secret },
  })
  return { value: access_token, lifetimeSeconds: expires_in }
}

/** An app of ours that the company has installed. */
const issueCompanyToken = async (connection: Connection): Promise<IssuedToken> => {
  const { accessToken, expireIn } = await askSuite(
    `${newApiOf(connection)}/v1.0/oauth2/corpAccessToken`,
    companyToken,
    {
      body: {
        suiteKey: connection.appId,
        suiteSecret: connection.secret,
        suiteTicket: connection.appDetail,
        authCorpId: connection.tenantKey,
      },
    },
  )
  return { value: accessToken, lifetimeSeconds: expireIn }
}

/** Who a code of the sign-in page belongs to; the client's own codes name the member at once. */
const memberByPage = async (connection: Connection, token: string, code: string): Promise<string> => {
  const api = newApiOf(connection)
  const { accessToken } = await askSuite(`${api}/v1.0/oauth2/userAccessToken`, visitorToken, {
    body: {
      clientId: connection.appId,
      clientSecret: connection.secret,
      code,
      grantType: 'authorization_code',
    },
  })
  const { unionId } = await askSuite(`${api}/v1.0/contact/users/me`, visitor, {
    headers: { 'x-acs-dingtalk-access-token': accessToken },
  })
  const path = `${oldApiOf(connection)}/topapi/user/getbyunionid`
  const query = new URLSearchParams({ access_token: token })
  return (await askSuite(`${path}?${query}`, found, { body: { unionid: unionId } })).result.userid
}

const memberByClient = async (connection: Connection, token: string, code: string): Promise<string> => {
  const path = `${oldApiOf(connection)}/topapi/v2/user/getuserinfo`
  const query = new URLSearchParams({ access_token: token })
  return (await askSuite(`${path}?${query}`, found, { body: { code } })).result.userid
}

export const createDingtalkAdapter = (keep: TokenKeeper, app: 'own' | 'third-party'): WorkplaceAdapter => {
  const issue = app === 'own' ? issueOwnToken : issueCompanyToken
  const tokenOf = (connection: Connection) => keep(`dingtalk:${connection.id}`, () => issue(connection))

  return {
    code: {
      async authorizeUrl({ address, appId, tenantKey }, { redirectUri, state }) {
        const query = new URLSearchParams({
          client_id: appId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'openid corpid',
          corpId: tenantKey,
          prompt: 'consent',
          state,
        })
        return `${address || LOGIN}/oauth2/auth?${query}`
      },

      async identify(connection, { answer, byBridge }) {
        const token = await tokenOf(connection)
        const userid = byBridge
          ? await memberByClient(connection, token, answer.code ?? '')
          : await memberByPage(connection, token, answer.authCode ?? answer.code ?? '')
        const query = new URLSearchParams({ access_token: token })
        const { result } = await askSuite(`${oldApiOf(connection)}/topapi/v2/user/get?${query}`, member, {
          body: { userid },
        })
        return {
          subject: result.unionid,
          name: result.name,
          latinName: '',
          phone: result.mobile,
          phoneVerified: connection.trustsPhones,
          position: result.title,
          isActive: result.active,
        }
      },
    },

    bridge: {
      suite: 'dingtalk',
      sdkUrl: ({ address, simulated }) => (simulated ? `${address}/dingtalk.open.js` : suiteScripts.dingtalk),
      timestamp: (now) => Math.floor(now.getTime() / 1000),
      async issueTicket(connection) {
        const { ticket, expires_in } = await askSuite(
          `${oldApiOf(connection)}/get_jsapi_ticket`,
          jsapiTicket,
          { query: { access_token: await tokenOf(connection) } },
        )
        return { value: ticket, lifetimeSeconds: expires_in }
      },
      presentCard: ({ title, summary, label, url }) => ({
        type: 0,
        url,
        title,
        content: summary || label,
        image: '',
      }),
    },
  }
}
