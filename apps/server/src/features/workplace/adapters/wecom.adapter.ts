import { z } from 'zod'
import type { Connection, WorkplaceAdapter } from './adapter.ts'
import { askSuite, textOrNothing } from './suite-api.ts'
import { suiteScripts } from './suite-scripts.ts'
import type { TokenKeeper } from './token-keeper.ts'

const USUAL_ADDRESS = 'https://qyapi.weixin.qq.com'
const AUTHORIZE = 'https://open.weixin.qq.com/connect/oauth2/authorize'
const ACTIVE = 1

const done = { errcode: z.literal(0) }
const accessToken = z.object({ ...done, access_token: z.string().min(1), expires_in: z.number() })
/** People from outside the company get an `openid` instead, and so are refused here. */
const visitor = z.object({ ...done, userid: z.string().min(1), user_ticket: textOrNothing })
const member = z.object({
  ...done,
  userid: z.string().min(1),
  name: z.string().min(1),
  position: textOrNothing,
  status: z.number(),
})
const privateDetail = z.object({ ...done, mobile: textOrNothing })
const jsapiTicket = z.object({ ...done, ticket: z.string().min(1), expires_in: z.number() })

const apiOf = ({ address }: Connection): string => `${address || USUAL_ADDRESS}/cgi-bin`

/** WeCom: an app of the company itself. */
export const createWecomAdapter = (keep: TokenKeeper): WorkplaceAdapter => {
  const tokenOf = (connection: Connection) =>
    keep(`wecom:${connection.id}`, async () => {
      const { access_token, expires_in } = await askSuite(`${apiOf(connection)}/gettoken`, accessToken, {
        query: { corpid: connection.tenantKey, corpsecret: connection.secret },
      })
      return { value: access_token, lifetimeSeconds: expires_in }
    })

  return {
    code: {
      async authorizeUrl({ address, simulated, tenantKey, appDetail }, { redirectUri, state }) {
        const query = new URLSearchParams({
          appid: tenantKey,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: 'snsapi_privateinfo',
          state,
          agentid: appDetail,
        })
        return `${simulated ? `${address}/connect/oauth2/authorize` : AUTHORIZE}?${query}#wechat_redirect`
      },

      async identify(connection, { answer }) {
        const api = apiOf(connection)
        const access_token = await tokenOf(connection)
        const { userid, user_ticket } = await askSuite(`${api}/auth/getuserinfo`, visitor, {
          query: { access_token, code: answer.code ?? '' },
        })
        const known = await askSuite(`${api}/user/get`, member, { query: { access_token, userid } })
        const { mobile } = user_ticket
          ? await askSuite(
              `${api}/auth/getuserdetail?${new URLSearchParams({ access_token })}`,
              privateDetail,
              { body: { user_ticket } },
            )
          : { mobile: '' }
        return {
          subject: known.userid,
          name: known.name,
          latinName: '',
          phone: mobile,
          phoneVerified: connection.trustsPhones,
          position: known.position,
          isActive: known.status === ACTIVE,
        }
      },
    },

    bridge: {
      suite: 'wecom',
      sdkUrl: ({ address, simulated }) => (simulated ? `${address}/wecom-jssdk.js` : suiteScripts.wecom),
      timestamp: (now) => Math.floor(now.getTime() / 1000),
      async issueTicket(connection) {
        const { ticket, expires_in } = await askSuite(`${apiOf(connection)}/get_jsapi_ticket`, jsapiTicket, {
          query: { access_token: await tokenOf(connection) },
        })
        return { value: ticket, lifetimeSeconds: expires_in }
      },
      presentCard: ({ title, summary, label, url }) => ({
        msgtype: 'news',
        news: { link: url, title, desc: summary || label, imgUrl: '' },
      }),
    },
  }
}
