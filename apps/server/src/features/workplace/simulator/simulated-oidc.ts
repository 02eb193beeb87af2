import type { FastifyInstance } from 'fastify'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { SimulatedSuites } from './simulated-suites.ts'

const ALGORITHM = 'RS256'
const KEY_ID = 'simulated'
const LIFETIME = 300

/** An OpenID provider of an enterprise. */
export const simulateOidc = (app: FastifyInstance, suites: SimulatedSuites, clock: Clock): void => {
  const own = suites.connection('oidc')
  const api = '/simulator/oidc'
  const keys = generateKeyPair(ALGORITHM, { extractable: true })
  const issuerOf = (host: string): string => `http://${host}${api}`

  app.get(`${api}/.well-known/openid-configuration`, async ({ host }) => {
    const issuer = issuerOf(host)
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
    }
  })

  app.get(`${api}/jwks`, async () => {
    const { publicKey } = await keys
    return { keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' }] }
  })

  app.post<{ Body: Record<string, string> }>(`${api}/token`, async ({ host, body }, reply) => {
    const isKnown = body.client_id === own.appId && body.client_secret === own.secret
    if (!isKnown) return reply.status(401).send({ error: 'invalid_client' })
    const grant = suites.useCode('oidc', body.code, {
      verifier: body.code_verifier,
      redirectUri: body.redirect_uri,
    })
    if (!grant) return reply.status(400).send({ error: 'invalid_grant' })
    const { privateKey } = await keys
    const now = Math.floor(clock.now().getTime() / 1000)
    const idToken = await new SignJWT({ nonce: grant.nonce })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(issuerOf(host))
      .setAudience(own.appId)
      .setSubject(grant.subject)
      .setIssuedAt(now)
      .setExpirationTime(now + LIFETIME)
      .sign(privateKey)
    return {
      access_token: suites.issueToken('oidc', grant.subject),
      token_type: 'Bearer',
      expires_in: LIFETIME,
      id_token: idToken,
    }
  })

  app.get(`${api}/userinfo`, async ({ headers }, reply) => {
    const token = headers.authorization?.replace(/^Bearer /, '')
    const person = suites.person('oidc', suites.subjectOf('oidc', token))
    if (!person) return reply.status(401).send({ error: 'invalid_token' })
    return {
      sub: person.subject,
      name: person.name.zh,
      phone_number: person.phone,
      phone_number_verified: person.phone !== '',
    }
  })
}
