import type { FastifyInstance } from 'fastify'
import { appTokenOf, jsapiTicketOf, type SimulatedSuites } from './simulated-suites.ts'

const LIFETIME = 7200
const refused = { errcode: 40078, errmsg: 'invalid code' }

type Call = { Querystring: Record<string, string>; Body: Record<string, string> }

/** DingTalk's API as far as we call it, for an app of the company (`dingtalk`) or an installed one (`dingtalk_third`). */
export const simulateDingtalk = (
  app: FastifyInstance,
  suites: SimulatedSuites,
  kind: 'dingtalk' | 'dingtalk_third',
): void => {
  const own = suites.connection(kind)
  const api = `/simulator/${kind}`
  const isApp = (query: Record<string, string>) => query.access_token === appTokenOf(own)

  app.get<Call>(`${api}/gettoken`, async ({ query }) =>
    kind === 'dingtalk' && query.appkey === own.appId && query.appsecret === own.secret
      ? { errcode: 0, access_token: appTokenOf(own), expires_in: LIFETIME }
      : refused,
  )

  app.post<Call>(`${api}/v1.0/oauth2/corpAccessToken`, async ({ body }, reply) => {
    const { suiteKey, suiteSecret, authCorpId } = body
    const isKnown = suiteKey === own.appId && suiteSecret === own.secret && authCorpId === own.tenantKey
    if (!isKnown || kind !== 'dingtalk_third') return reply.status(400).send(refused)
    return { accessToken: appTokenOf(own), expireIn: LIFETIME }
  })

  app.post<Call>(`${api}/v1.0/oauth2/userAccessToken`, async ({ body }, reply) => {
    const isKnown = body.clientId === own.appId && body.clientSecret === own.secret
    const grant = isKnown && suites.useCode(kind, body.code)
    if (!grant) return reply.status(400).send(refused)
    return { accessToken: suites.issueToken(kind, grant.subject), corpId: own.tenantKey }
  })

  app.get(`${api}/v1.0/contact/users/me`, async ({ headers }, reply) => {
    const subject = suites.subjectOf(kind, headers['x-acs-dingtalk-access-token'])
    return subject ? { unionId: subject } : reply.status(401).send(refused)
  })

  app.post<Call>(`${api}/topapi/user/getbyunionid`, async ({ query, body }) => {
    const person = isApp(query) && suites.person(kind, body.unionid)
    return person ? { errcode: 0, result: { userid: person.subject } } : refused
  })

  app.post<Call>(`${api}/topapi/v2/user/getuserinfo`, async ({ query, body }) => {
    const grant = isApp(query) && suites.useCode(kind, body.code)
    return grant ? { errcode: 0, result: { userid: grant.subject } } : refused
  })

  app.post<Call>(`${api}/topapi/v2/user/get`, async ({ query, body }) => {
    const person = isApp(query) && suites.person(kind, body.userid)
    if (!person) return refused
    const { subject, name, phone, position, isActive } = person
    return {
      errcode: 0,
      result: { unionid: subject, name: name.zh, mobile: phone, title: position.zh, active: isActive },
    }
  })

  app.get<Call>(`${api}/get_jsapi_ticket`, async ({ query }) =>
    isApp(query) ? { errcode: 0, ticket: jsapiTicketOf(own), expires_in: LIFETIME } : refused,
  )
}
