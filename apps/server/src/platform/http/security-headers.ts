import type { FastifyInstance } from 'fastify'

const self = "'self'"

/** Nothing runs that we did not serve as a file; style tags need the page's nonce (see serve-web.ts). */
export const contentSecurityPolicy = (
  nonce?: string,
  uploadsTo: string[] = [],
  scriptsFrom: string[] = [],
): string =>
  Object.entries({
    'default-src': [self],
    'script-src': [self, ...scriptsFrom],
    'style-src': nonce ? [self, `'nonce-${nonce}'`] : [self],
    'img-src': [self, 'data:', 'blob:'],
    'media-src': [self, 'blob:'],
    'connect-src': [self, 'ws:', 'wss:', ...uploadsTo],
    'font-src': [self],
    'object-src': ["'none'"],
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': [self],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')

/** HTTPS is the proxy's to demand: the product itself also serves plain http on localhost. */
const always = {
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

export const secureHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always)
    done()
  })
}
