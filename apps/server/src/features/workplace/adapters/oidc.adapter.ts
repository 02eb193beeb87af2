import { workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
} from 'openid-client'
import { Cache } from '../../../platform/cache/cache.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { Connection, WorkplaceAdapter } from './adapter.ts'

const SCOPE = 'openid profile phone'
const TIMEOUT_SECONDS = 10
const PROVIDERS_KEPT = 500
const KEPT_MS = 600_000

/** Any OpenID Connect provider of an enterprise: discovery, PKCE, state and nonce are the library's to check. */
export const createOidcAdapter = (): WorkplaceAdapter => {
  const providers = new Cache<string, Configuration>(PROVIDERS_KEPT, KEPT_MS)

  const providerOf = async ({
    id,
    address,
    appId,
    secret,
    simulated,
  }: Connection): Promise<Configuration> => {
    const key = `${id}:${address}:${appId}`
    const known = providers.get(key)
    if (known) return known
    const provider = await discovery(new URL(address), appId, undefined, ClientSecretPost(secret), {
      timeout: TIMEOUT_SECONDS,
      // Only our own simulator speaks plain http.
      execute: simulated ? [allowInsecureRequests] : [],
    }).catch(() => {
      throw new Problem(workplaceProblems.unavailable)
    })
    providers.set(key, provider)
    return provider
  }

  return {
    code: {
      async authorizeUrl(connection, { redirectUri, state, nonce, codeVerifier }) {
        const url = buildAuthorizationUrl(await providerOf(connection), {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state,
          nonce,
          code_challenge: await calculatePKCECodeChallenge(codeVerifier),
          code_challenge_method: 'S256',
        })
        return url.href
      },

      async identify(connection, { answer, redirectUri, state, nonce, codeVerifier }) {
        const provider = await providerOf(connection)
        const returned = new URL(`${redirectUri}?${new URLSearchParams(answer)}`)
        const refuse = () => {
          throw new Problem(workplaceProblems.refused)
        }
        const tokens = await authorizationCodeGrant(provider, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
        }).catch(refuse)
        const claims = tokens.claims()
        if (!claims) return refuse()
        const info = provider.serverMetadata().userinfo_endpoint
          ? await fetchUserInfo(provider, tokens.access_token, claims.sub).catch(refuse)
          : claims
        return {
          subject: claims.sub,
          name: String(info.name ?? info.preferred_username ?? ''),
          latinName: '',
          phone: String(info.phone_number ?? ''),
          phoneVerified: connection.trustsPhones && info.phone_number_verified === true,
          position: '',
          // The provider lets nobody through who is not.
          isActive: true,
        }
      },
    },
  }
}
