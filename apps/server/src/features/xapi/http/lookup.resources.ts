import { allows } from '../credentials/scopes.policy.ts'
import type { StatementService } from '../statements/statements.service.ts'
import { forbidden } from '../xapi-error.ts'
import { readParameters, required } from './parameters.ts'
import { SUPPORTED_VERSIONS } from './versions.ts'
import { jsonAnswer, type XapiResource } from './xapi-exchange.ts'

/** What the store knows about one activity, from all that was said about it. */
export const createActivitiesResource = (path: string, statements: StatementService): XapiResource => ({
  path,
  methods: {
    async GET({ parameters, caller }) {
      const id = required(readParameters(parameters, ['activityId']).iri('activityId'), 'activityId')
      if (!allows(caller.scopes, 'read activities'))
        throw forbidden('These credentials do not read activities.')
      const definition = (await statements.definitionsOf(caller.enterpriseId, [id]))(id)
      return jsonAnswer({ objectType: 'Activity', id, ...(definition ? { definition } : {}) })
    },
  },
})

/** A person with every name and identifier the store would know them by; it knows no more than it is told. */
export const createAgentsResource = (path: string): XapiResource => ({
  path,
  methods: {
    async GET({ parameters, caller }) {
      const agent = required(readParameters(parameters, ['agent']).agent('agent'), 'agent')
      if (!allows(caller.scopes, 'read agents')) throw forbidden('These credentials do not read agents.')
      const { name, mbox, mbox_sha1sum, openid, account } = agent
      const known = Object.entries({ name, mbox, mbox_sha1sum, openid, account })
        .filter(([, value]) => value !== undefined)
        .map(([property, value]) => [property, [value]])
      return jsonAnswer({ objectType: 'Person', ...Object.fromEntries(known) })
    },
  },
})

export const createAboutResource = (path: string): XapiResource => ({
  path,
  isOpen: true,
  methods: {
    async GET({ parameters }) {
      readParameters(parameters, [])
      return jsonAnswer({ version: SUPPORTED_VERSIONS })
    },
  },
})
