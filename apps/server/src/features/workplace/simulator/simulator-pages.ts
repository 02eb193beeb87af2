import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock/clock.ts'
import { languageOf } from './reading-language.ts'
import type { SimulatedSuites } from './simulated-suites.ts'
import { landerOf, ticketLink } from './simulated-tickets.ts'
import { indexPage, peoplePage, refusalPage } from './simulator-page.ts'

type Query = { Querystring: Record<string, string> }

const hidden = { schema: { hide: true } } as const

export const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)

const AUTHORIZE_PAGES = [
  ['feishu', '/open-apis/authen/v1/authorize'],
  ['wecom', '/connect/oauth2/authorize'],
  ['dingtalk', '/oauth2/auth'],
  ['dingtalk_third', '/oauth2/auth'],
  ['oidc', '/authorize'],
] as const
type CodeKind = (typeof AUTHORIZE_PAGES)[number][0]

/** An app's callbacks are registered: the page that asked, on the origin that serves it, and nothing else. */
const isRegistered = (kind: CodeKind, redirectUri: string | undefined, request: FastifyRequest): boolean => {
  const here = new URL(`${request.protocol}://${request.host}`)
  return landerOf[kind].some((lander) => redirectUri === `${here.origin}/${lander}`)
}

/** What a person sees of the other side: whom they sign in as, and the portals. */
export const mountSimulatorPages = (app: FastifyInstance, suites: SimulatedSuites, clock: Clock): void => {
  app.get('/simulator', hidden, (request, reply) =>
    sendPage(
      reply,
      indexPage(
        languageOf(request),
        (kind) => kind === 'feishu' || kind === 'wecom' || kind.startsWith('dingtalk'),
      ),
    ),
  )

  for (const [kind, path] of AUTHORIZE_PAGES) {
    app.get<Query>(`/simulator/${kind}${path}`, hidden, (request, reply) => {
      const language = languageOf(request)
      const { redirect_uri, state, nonce, code_challenge } = request.query
      if (!isRegistered(kind, redirect_uri, request)) return sendPage(reply, refusalPage(language, kind))
      const asked = Object.entries({ redirect_uri, state, nonce, code_challenge })
      const kept = Object.fromEntries(asked.filter(([, value]) => value !== undefined)) as Record<
        string,
        string
      >
      const asks = { title: 'chooseTitle', intro: 'chooseIntro' } as const
      const hrefOf = ({ subject }: { subject: string }) =>
        `/simulator/${kind}/choose?${new URLSearchParams({ ...kept, subject })}`
      return sendPage(reply, peoplePage(language, kind, asks, suites.connection(kind).people, hrefOf))
    })

    app.get<Query>(`/simulator/${kind}/choose`, hidden, (request, reply) => {
      const { redirect_uri = '', state = '', nonce, code_challenge, subject } = request.query
      const person = suites.person(kind, subject)
      if (!person || !isRegistered(kind, redirect_uri, request))
        return sendPage(reply, refusalPage(languageOf(request), kind))
      // A provider refuses by itself whom the suites' directories merely list as inactive.
      const isRefused = kind === 'oidc' && !person.isActive
      const grant = {
        kind,
        subject: person.subject,
        redirectUri: redirect_uri,
        nonce,
        challenge: code_challenge,
      }
      const answer: Record<string, string> = isRefused
        ? { error: 'access_denied' }
        : { [kind.startsWith('dingtalk') ? 'authCode' : 'code']: suites.issueCode(grant) }
      return reply.redirect(`${redirect_uri}?${new URLSearchParams({ ...answer, state })}`)
    })
  }

  for (const kind of ['sso', 'zhiniao', 'bmw_sf_learning'] as const) {
    app.get(`/simulator/${kind}`, hidden, (request, reply) => {
      const asks = { title: 'portalTitle', intro: 'portalIntro' } as const
      const hrefOf = ({ subject }: { subject: string }) =>
        `/simulator/${kind}/open?${new URLSearchParams({ subject })}`
      const { people } = suites.connection(kind)
      return sendPage(reply, peoplePage(languageOf(request), kind, asks, people, hrefOf))
    })

    app.get<Query>(`/simulator/${kind}/open`, hidden, async (request, reply) => {
      const person = suites.person(kind, request.query.subject)
      if (!person) return sendPage(reply, refusalPage(languageOf(request), kind))
      return reply.redirect(await ticketLink(suites.connection(kind), person, clock.now()))
    })
  }

  for (const [file, type] of [
    ['simulator.css', 'text/css'],
    ['bridge.css', 'text/css'],
    ['client.js', 'text/javascript'],
  ] as const)
    app.get(`/simulator/${file}`, hidden, (_request, reply) => reply.type(type).send(readBrowserFile(file)))
}

export const readBrowserFile = (name: string): string =>
  readFileSync(new URL(`./browser/${name}`, import.meta.url), 'utf8')
