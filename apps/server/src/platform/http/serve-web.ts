import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerUnknownPath, isApiPath } from './answer-errors.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const NONCE = '__CSP_NONCE__'

/** Serves the built web: assets named by their content for ever, the page itself anew each time with its nonce. */
export const serveWeb = async (
  app: FastifyInstance,
  folder: string,
  beyond: {
    /** Stores to which pages send files by themselves. */
    uploadsTo: string[]
    /** Whose scripts a page may run besides ours, by the client it is shown in. */
    scriptsIn: (userAgent: string) => string[]
  },
): Promise<void> => {
  const { uploadsTo, scriptsIn } = beyond
  const built = existsSync(`${folder}/index.html`)
  const page = built ? readFileSync(`${folder}/index.html`, 'utf8') : ''
  if (built)
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      wildcard: true,
      maxAge: '1h',
      setHeaders: (reply, path) => {
        if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && !isApiPath(request.url)
    if (!built || !wantsPage || /\.\w{2,5}$/.test(request.url.split('?')[0] ?? ''))
      return answerUnknownPath(app, request, reply)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .header(
        'content-security-policy',
        contentSecurityPolicy(nonce, uploadsTo, scriptsIn(request.headers['user-agent'] ?? '')),
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replaceAll(NONCE, nonce))
  })
}
