import { workplaceProblems } from '@fairlead/contract/workplace/workplace.errors.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { Problem } from '../../../platform/http/problem-error.ts'
import { signJsapi } from '../sharing/jsapi-signature.ts'
import { languageOf } from './reading-language.ts'
import { jsapiTicketOf, type SimulatedSuites } from './simulated-suites.ts'
import { landerOf } from './simulated-tickets.ts'
import { clientPage } from './simulator-page.ts'
import { readBrowserFile, sendPage } from './simulator-pages.ts'

const SDK_FILES = {
  feishu: 'h5-js-sdk.js',
  wecom: 'wecom-jssdk.js',
  dingtalk: 'dingtalk.open.js',
  dingtalk_third: 'dingtalk.open.js',
} as const

const hidden = { schema: { hide: true } } as const

const signatureSchema = z.object({
  url: z.string(),
  nonceStr: z.string(),
  timestamp: z.coerce.number(),
  signature: z.string(),
})
const messageSchema = z.object({
  chats: z.array(z.string().max(100)).max(50),
  newGroup: z.string().max(100).default(''),
  content: z.record(z.string(), z.unknown()),
})

/** The clients of the suites: a window around our page, and the bridge between both. */
export const mountSimulatorClients = (app: FastifyInstance, suites: SimulatedSuites): void => {
  for (const [kind, sdk] of Object.entries(SDK_FILES) as [keyof typeof SDK_FILES, string][]) {
    const base = `/simulator/${kind}`
    const own = suites.connection(kind)

    app.get(`${base}/${sdk}`, hidden, (_request, reply) =>
      reply.type('text/javascript').send(readBrowserFile('bridge.js')),
    )

    app.get(`${base}/client`, hidden, (request, reply) => {
      const start = `/${landerOf[kind][0]}?${new URLSearchParams({ tenantKey: own.tenantKey })}`
      return sendPage(reply, clientPage(languageOf(request), kind, start))
    })

    app.get(`${base}/people`, hidden, async (request) => {
      const language = languageOf(request)
      return {
        people: own.people.map(({ subject, name, shows }) => ({
          subject,
          name: name[language],
          shows: shows[language],
        })),
      }
    })

    app.post<{ Body: { subject?: string } }>(`${base}/codes`, hidden, async ({ body }) => {
      const person = suites.person(kind, body.subject)
      if (!person) throw new Problem(workplaceProblems.refused)
      return { code: suites.issueCode({ kind, subject: person.subject }) }
    })

    app.post(`${base}/signature`, hidden, async ({ body }) => {
      const { signature, nonceStr, ...signed } = signatureSchema.parse(body)
      const expected = signJsapi({ ...signed, noncestr: nonceStr, jsapi_ticket: jsapiTicketOf(own) })
      return { valid: signature === expected }
    })

    app.get(`${base}/chats`, hidden, async (request) => ({
      chats: suites.chats(kind, languageOf(request)),
      messages: suites.messages(kind),
    }))

    app.post(`${base}/messages`, hidden, async ({ body }) => {
      const { chats, newGroup, content } = messageSchema.parse(body)
      if (newGroup) suites.createGroup(kind, newGroup)
      const chosen = newGroup ? [...chats, newGroup] : chats
      for (const chat of chosen) suites.send(kind, { chat, content })
      return { chats: chosen }
    })
  }
}
