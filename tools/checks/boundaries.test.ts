import { describe, expect, it } from 'vitest'
import { checkBoundaries } from './boundaries.ts'

const order = {
  ordered: ['identity', 'posts', 'camps'],
  observers: ['ranking', 'xapi'],
  edge: ['console'],
}

const complaints = (files: Record<string, string>): string =>
  checkBoundaries(new Map(Object.entries(files)), order).join('\n')
const importing = (path: string, specifier: string, how = 'import') =>
  complaints({ [path]: `${how} { x } from '${specifier}'\n` })

const server = 'apps/server/src'
const web = 'apps/web/src'

describe('the order of features', () => {
  it.each([
    [
      'a feature below',
      `${server}/features/posts/post.service.ts`,
      '../camps/public.ts',
      'may use only the features above it',
    ],
    [
      'an observer',
      `${server}/features/posts/post.service.ts`,
      '../ranking/public.ts',
      'nobody imports the observer',
    ],
    [
      'an observer by an observer',
      `${server}/features/xapi/xapi.service.ts`,
      '../ranking/public.ts',
      'nobody imports the observer',
    ],
    ['the edge', `${web}/features/ranking/ranking.queries.ts`, '../console/public.ts', 'stands at the edge'],
    [
      'a contract below',
      'packages/contract/src/identity/identity.schema.ts',
      '../posts/posts.schema.ts',
      'may use only the features above it',
    ],
    [
      "an observer's contract",
      `${web}/features/posts/posts.queries.ts`,
      '@fairlead/contract/xapi/xapi.endpoints.ts',
      'nobody imports the observer',
    ],
    [
      'past the front door',
      `${server}/features/posts/post.service.ts`,
      '../identity/account.service.ts',
      'export it from features/identity/public.ts',
    ],
    [
      'past the front door in a test',
      `${server}/features/posts/post.api.test.ts`,
      '../identity/account.repository.ts',
      'export it from features/identity/public.ts',
    ],
    [
      "another's tables",
      `${server}/features/posts/post.repository.ts`,
      '../identity/account.tables.ts',
      'export it from features/identity/public.ts',
    ],
  ])('refuses %s', (_, path, specifier, advice) => {
    expect(importing(path, specifier)).toContain(`${path}:1 imports ${specifier}`)
    expect(importing(path, specifier)).toContain(advice)
  })

  it.each([
    ['the words of a feature above', `${web}/features/camps/camps.text.ts`, '../posts/public.text.ts'],
    ['a feature above, by its front door', `${server}/features/camps/camp.service.ts`, '../posts/public.ts'],
    ['its own files', `${server}/features/camps/camp.service.ts`, './camp.repository.ts'],
    ['its own contract', `${web}/features/xapi/xapi.queries.ts`, '@fairlead/contract/xapi/xapi.endpoints.ts'],
    [
      'a contract above',
      `${web}/features/posts/posts.queries.ts`,
      '@fairlead/contract/identity/identity.schema.ts',
    ],
    [
      'any ordered feature, for an observer',
      `${server}/features/ranking/ranking.listeners.ts`,
      '../camps/public.ts',
    ],
    ['an observer, for the edge', `${server}/features/console/report.service.ts`, '../ranking/public.ts'],
    [
      'a table that a foreign key points to',
      `${server}/features/posts/post.tables.ts`,
      '../identity/account.tables.ts',
    ],
    ['anything, for app', `${web}/app/router.tsx`, '../features/posts/posts.routes.ts'],
    ['testing, for a test', `${server}/features/posts/post.api.test.ts`, '../../testing/test-app.ts'],
    ['a component of the design', `${web}/features/posts/components/post-card.tsx`, '../../../ui/card.tsx'],
  ])('lets a file import %s', (_, path, specifier) => {
    expect(importing(path, specifier)).toBe('')
  })

  it('asks for a place in the order', () => {
    expect(complaints({ [`${server}/features/coupons/coupon.service.ts`]: '' })).toContain(
      'the feature `coupons` has a folder but no place\n    add it to features.json',
    )
  })
})

describe('the layers', () => {
  it.each([
    [
      'a test of the platform → feature',
      `${server}/platform/http/http.api.test.ts`,
      '../../features/posts/public.ts',
      'platform knows no feature',
    ],
    ['demo → feature', `${server}/demo/posts.ts`, '../features/posts/public.ts', 'speaks only the contract'],
    [
      'platform → feature',
      `${server}/platform/http/route.ts`,
      '../../features/posts/public.ts',
      'platform knows no feature',
    ],
    [
      'platform → contract of a feature',
      `${web}/platform/api/call.ts`,
      '@fairlead/contract/posts/posts.schema.ts',
      'platform knows no feature',
    ],
    [
      'platform → app',
      `${web}/platform/api/call.ts`,
      '../../app/router.tsx',
      'platform knows nothing of app/',
    ],
    [
      'ui → feature',
      `${web}/ui/card.tsx`,
      '../features/posts/public.ts',
      'imports only ui/ and platform/i18n/',
    ],
    ['ui → platform', `${web}/ui/card.tsx`, '../platform/api/call.ts', 'imports only ui/ and platform/i18n/'],
    [
      'ui → contract',
      `${web}/ui/card.tsx`,
      '@fairlead/contract/headers.ts',
      'imports only ui/ and platform/i18n/',
    ],
    [
      'feature → app',
      `${web}/features/posts/screens/campus.screen.tsx`,
      '../../../app/router.tsx',
      'features know nothing of app/',
    ],
    [
      'product → testing',
      `${server}/features/posts/post.service.ts`,
      '../../testing/test-app.ts',
      'testing/ is for tests only',
    ],
    [
      'server → web',
      `${server}/app/build-app.ts`,
      '../../../web/src/app/router.tsx',
      'server and web meet only in the contract',
    ],
    [
      'web → server',
      `${web}/app/router.tsx`,
      '@fairlead/server/src/app/build-app.ts',
      'server and web meet only in the contract',
    ],
    [
      'contract → server',
      'packages/contract/src/posts/posts.schema.ts',
      '@fairlead/server/src/app/build-app.ts',
      'the contract stands alone',
    ],
    [
      'shared contract → feature',
      'packages/contract/src/endpoint.ts',
      './posts/posts.errors.ts',
      'what all contracts share knows none of them',
    ],
    [
      'product → tools',
      `${server}/main.ts`,
      '../../../tools/browser.mjs',
      'the product does not import its tools',
    ],
    [
      'tools → inside a feature',
      'bench/bench.ts',
      '../apps/server/src/features/posts/post.seed.ts',
      'use what features make public',
    ],
    ['zod in the browser', `${web}/features/posts/posts.queries.ts`, 'zod', 'zod must not reach the browser'],
  ])('refuses %s', (_, path, specifier, advice) => {
    expect(importing(path, specifier)).toContain(advice)
  })

  it.each([
    [
      'a test of the platform → contract',
      `${web}/platform/api/call.test.ts`,
      '@fairlead/contract/posts/posts.endpoints.ts',
    ],
    ['seed → demo', `${server}/features/posts/post.seed.ts`, '../../demo/people.ts'],
    ['demo → contract', `${server}/demo/posts.ts`, '@fairlead/contract/posts/posts.schema.ts'],
    [
      'session → identity contract',
      `${web}/platform/session/session.ts`,
      '@fairlead/contract/identity/identity.schema.ts',
    ],
    [
      'statements → xapi contract',
      `${web}/platform/statements/statements.ts`,
      '@fairlead/contract/xapi/xapi.endpoints.ts',
    ],
    ['ui → i18n', `${web}/ui/empty-state.tsx`, '../platform/i18n/use-text.ts'],
    ['testing → app', `${web}/testing/render-app.tsx`, '../app/router.tsx'],
    ['tools → public', 'tools/demo.ts', '../apps/server/src/features/posts/public.ts'],
    ['product → data', `${server}/app/features.ts`, '../../../../features.json'],
  ])('allows %s', (_, path, specifier) => {
    expect(importing(path, specifier)).toBe('')
  })
})

describe('what a suffix promises', () => {
  const feature = `${server}/features/posts`

  it.each([
    ['routes with SQL', 'post.routes.ts', './post.repository.ts', 'routes only say which endpoint'],
    [
      'routes with tables',
      'post.routes.ts',
      './post.tables.ts',
      'only the repository, the seed and other tables',
    ],
    ['routes with drizzle', 'post.routes.ts', 'drizzle-orm', 'routes only say which endpoint'],
    [
      'a service with tables',
      'post.service.ts',
      './post.tables.ts',
      'only the repository, the seed and other tables',
    ],
    ['a service with HTTP', 'post.service.ts', 'fastify', 'services speak domain verbs'],
    ['a policy that queries', 'post.policy.ts', './post.repository.ts', 'policies are pure predicates'],
    [
      'a policy on the database',
      'post.policy.ts',
      '../../platform/database/database.ts',
      'policies are pure predicates',
    ],
    ['a policy that reads files', 'post.policy.ts', 'node:fs', 'policies are pure predicates'],
    ['a policy on pg', 'post.policy.ts', 'pg', 'policies are pure predicates'],
    [
      'a presenter that queries',
      'post.presenter.ts',
      './post.repository.ts',
      'presenters turn rows into wire shapes',
    ],
    [
      'a repository with rules',
      'post.repository.ts',
      './post.policy.ts',
      'repositories hold SQL and no rules',
    ],
  ])('refuses %s', (_, file, specifier, advice) => {
    expect(importing(`${feature}/${file}`, specifier)).toContain(advice)
  })

  it('lets a policy and a presenter name the types of rows', () => {
    expect(importing(`${feature}/post.policy.ts`, './post.repository.ts', 'import type')).toBe('')
    expect(importing(`${feature}/post.presenter.ts`, './post.repository.ts', 'import type')).toBe('')
  })
})
