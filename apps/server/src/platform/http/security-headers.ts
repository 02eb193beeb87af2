import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const self = "'self'"

/** Nothing runs that we did not serve as a file; style tags need the page's nonce (see serve-web.ts). */
export const contentSecurityPolicy = (nonce?: string): string =>
  Object.entries({
    'default-src': [self],
    'script-src': [self],
    'style-src': nonce ? [self, `'nonce-${nonce}'`] : [self],
    'img-src': [self, 'data:', 'blob:'],
    'media-src': [self, 'blob:'],
    'connect-src': [self, 'ws:', 'wss:'],
    'font-src': [self],
    'object-src': ["'none'"],
    'base-uri': [self],
    'form-action': [self],
    'frame-ancestors': [self],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')

export const secureHeaders = async (app: FastifyInstance): Promise<void> => {
  const policy = contentSecurityPolicy()
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // HTTPS is the proxy's to demand: the product itself also serves plain http on localhost.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('content-security-policy', policy)
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    done()
  })
}
