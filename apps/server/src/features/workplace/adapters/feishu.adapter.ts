import { calculatePKCECodeChallenge } from 'openid-client'
import { z } from 'zod'
import type { ShareSubject } from '../sharing/share-subject.ts'
import type { Connection, WorkplaceAdapter } from './adapter.ts'
import { askSuite, textOrNothing } from './suite-api.ts'
import { suiteScripts } from './suite-scripts.ts'
import type { TokenKeeper } from './token-keeper.ts'

const USUAL_ADDRESS = 'https://open.feishu.cn'

const done = { code: z.literal(0) }
const tenantToken = z.object({ ...done, tenant_access_token: z.string().min(1), expire: z.number() })
const userToken = z.object({ ...done, access_token: z.string().min(1) })
const userInfo = z.object({
  ...done,
  data: z.object({ union_id: z.string().min(1), tenant_key: z.string().min(1) }),
})
const directoryUser = z.object({
  ...done,
  data: z.object({
    user: z.object({
      union_id: z.string().min(1),
      name: z.string().min(1),
      en_name: textOrNothing,
      mobile: textOrNothing,
      job_title: textOrNothing,
      status: z.object({
        is_frozen: z.boolean(),
        is_resigned: z.boolean(),
        is_activated: z.boolean(),
      }),
    }),
  }),
})
const jsapiTicket = z.object({
  ...done,
  data: z.object({ ticket: z.string().min(1), expire_in: z.number() }),
})

const apiOf = ({ address }: Connection): string => `${address || USUAL_ADDRESS}/open-apis`
const loginOf = (connection: Connection): string => apiOf(connection).replace('//open.', '//accounts.')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Feishu, and Lark by its own address. Permissions the app needs: docs/workplace.md. */
export const createFeishuAdapter = (keep: TokenKeeper): WorkplaceAdapter => {
  const tenantTokenOf = (connection: Connection) =>
    keep(`feishu:${connection.id}`, async () => {
      const { appId, secret } = connection
      const { tenant_access_token, expire } = await askSuite(
        `${apiOf(connection)}/auth/v3/tenant_access_token/internal`,
        tenantToken,
        { body: { app_id: appId, app_secret: secret } },
      )
      return { value: tenant_access_token, lifetimeSeconds: expire }
    })

  return {
    code: {
      async authorizeUrl(connection, { redirectUri, state, codeVerifier }) {
        const query = new URLSearchParams({
          client_id: connection.appId,
          response_type: 'code',
          redirect_uri: redirectUri,
          state,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return `${loginOf(connection)}/authen/v1/authorize?${query}`
      },

      async identify(connection, { answer, byBridge, redirectUri, codeVerifier }) {
        const api = apiOf(connection)
        const { access_token } = await askSuite(`${api}/authen/v2/oauth/token`, userToken, {
          body: {
            grant_type: 'authorization_code',
            client_id: connection.appId,
            client_secret: connection.secret,
            code: answer.code,
            ...(!byBridge && { redirect_uri: redirectUri, code_verifier: codeVerifier }),
          },
        })
        const { data: self } = await askSuite(`${api}/authen/v1/user_info`, userInfo, {
          headers: bearer(access_token),
        })
        // The directory is asked by the app itself: it also knows who has left or been frozen.
        const { data } = await askSuite(
          `${api}/contact/v3/users/${encodeURIComponent(self.union_id)}`,
          directoryUser,
          { query: { user_id_type: 'union_id' }, headers: bearer(await tenantTokenOf(connection)) },
        )
        const { user } = data
        const { is_frozen, is_resigned, is_activated } = user.status
        return {
          subject: user.union_id,
          name: user.name,
          latinName: user.en_name,
          phone: user.mobile,
          phoneVerified: connection.trustsPhones,
          position: user.job_title,
          // A guest of another tenant is nobody here.
          isActive: is_activated && !is_frozen && !is_resigned && self.tenant_key === connection.tenantKey,
        }
      },
    },

    bridge: {
      suite: 'feishu',
      sdkUrl: ({ address, simulated }) => (simulated ? `${address}/h5-js-sdk.js` : suiteScripts.feishu),
      timestamp: (now) => now.getTime(),
      async issueTicket(connection) {
        const { data } = await askSuite(`${apiOf(connection)}/jssdk/ticket/get`, jsapiTicket, {
          body: {},
          headers: bearer(await tenantTokenOf(connection)),
        })
        return { value: data.ticket, lifetimeSeconds: data.expire_in }
      },
      presentCard,
    },
  }
}

/** People's own words only as plain text: as Markdown they could pretend to be ours. */
const presentCard = ({ title, summary, label, action, url }: ShareSubject): Record<string, unknown> => {
  const plain = (content: string) => ({ tag: 'plain_text', content })
  const everywhere = { url, pc_url: url, android_url: url, ios_url: url }
  return {
    msg_type: 'interactive',
    update_multi: false,
    card: {
      config: { wide_screen_mode: true },
      card_link: everywhere,
      header: { title: plain(title), template: 'turquoise' },
      elements: [
        ...(summary ? [{ tag: 'div', text: plain(summary) }] : []),
        { tag: 'note', elements: [plain(label)] },
        {
          tag: 'action',
          actions: [{ tag: 'button', text: plain(action), type: 'primary', multi_url: everywhere }],
        },
      ],
    },
  }
}
