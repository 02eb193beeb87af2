import type { FastifyInstance } from 'fastify'
import { appTokenOf, jsapiTicketOf, type SimulatedSuites } from './simulated-suites.ts'

const LIFETIME = 7200
const ACTIVE = 1
const DISABLED = 2
const refused = { errcode: 40029, errmsg: 'invalid code' }

type Query = { Querystring: Record<string, string> }

/** WeCom's API as far as we call it. */
export const simulateWecom = (app: FastifyInstance, suites: SimulatedSuites): void => {
  const own = suites.connection('wecom')
  const api = '/simulator/wecom/cgi-bin'
  const isApp = (query: Record<string, string>) => query.access_token === appTokenOf(own)

  app.get<Query>(`${api}/gettoken`, async ({ query }) =>
    query.corpid === own.tenantKey && query.corpsecret === own.secret
      ? { errcode: 0, access_token: appTokenOf(own), expires_in: LIFETIME }
      : refused,
  )

  app.get<Query>(`${api}/auth/getuserinfo`, async ({ query }) => {
    const grant = isApp(query) && suites.useCode('wecom', query.code)
    if (!grant) return refused
    return { errcode: 0, userid: grant.subject, user_ticket: suites.issueToken('wecom', grant.subject) }
  })

  app.get<Query>(`${api}/user/get`, async ({ query }) => {
    const person = isApp(query) && suites.person('wecom', query.userid)
    if (!person) return refused
    const { subject, name, position, isActive } = person
    return {
      errcode: 0,
      userid: subject,
      name: name.zh,
      position: position.zh,
      status: isActive ? ACTIVE : DISABLED,
    }
  })

  app.post<Query & { Body: { user_ticket?: string } }>(
    `${api}/auth/getuserdetail`,
    async ({ query, body }) => {
      const person = isApp(query) && suites.person('wecom', suites.subjectOf('wecom', body.user_ticket))
      return person ? { errcode: 0, mobile: person.phone } : refused
    },
  )

  app.get<Query>(`${api}/get_jsapi_ticket`, async ({ query }) =>
    isApp(query) ? { errcode: 0, ticket: jsapiTicketOf(own), expires_in: LIFETIME } : refused,
  )
}
