import type { FastifyInstance, FastifyRequest } from 'fastify'
import { appTokenOf, jsapiTicketOf, type SimulatedSuites } from './simulated-suites.ts'

const LIFETIME = 7200
const refused = { code: 20003, msg: 'refused' }
const bearerOf = ({ headers }: FastifyRequest): string => headers.authorization?.replace(/^Bearer /, '') ?? ''

/** Feishu's API as far as we call it. */
export const simulateFeishu = (app: FastifyInstance, suites: SimulatedSuites): void => {
  const own = suites.connection('feishu')
  const api = '/simulator/feishu/open-apis'

  app.post<{ Body: Record<string, unknown> }>(
    `${api}/auth/v3/tenant_access_token/internal`,
    async ({ body }) =>
      body.app_id === own.appId && body.app_secret === own.secret
        ? { code: 0, tenant_access_token: appTokenOf(own), expire: LIFETIME }
        : refused,
  )

  app.post<{ Body: Record<string, unknown> }>(`${api}/authen/v2/oauth/token`, async ({ body }) => {
    if (body.client_id !== own.appId || body.client_secret !== own.secret) return refused
    const grant = suites.useCode('feishu', body.code, {
      verifier: body.code_verifier,
      redirectUri: body.redirect_uri,
    })
    return grant ? { code: 0, access_token: suites.issueToken('feishu', grant.subject) } : refused
  })

  app.get(`${api}/authen/v1/user_info`, async (request) => {
    const subject = suites.subjectOf('feishu', bearerOf(request))
    return subject ? { code: 0, data: { union_id: subject, tenant_key: own.tenantKey } } : refused
  })

  app.get<{ Params: { id: string } }>(`${api}/contact/v3/users/:id`, async (request) => {
    const person = suites.person('feishu', request.params.id)
    if (!person || bearerOf(request) !== appTokenOf(own)) return refused
    const { subject, name, phone, position, isActive } = person
    return {
      code: 0,
      data: {
        user: {
          union_id: subject,
          name: name.zh,
          en_name: name.en,
          mobile: phone,
          job_title: position.zh,
          status: { is_frozen: !isActive, is_resigned: false, is_activated: true },
        },
      },
    }
  })

  app.post(`${api}/jssdk/ticket/get`, async (request) =>
    bearerOf(request) === appTokenOf(own)
      ? { code: 0, data: { ticket: jsapiTicketOf(own), expire_in: LIFETIME } }
      : refused,
  )
}
