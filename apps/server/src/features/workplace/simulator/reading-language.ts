import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { FastifyRequest } from 'fastify'

/** The other side does not know what a person chose here; it goes by their browser. */
export const languageOf = ({ headers }: FastifyRequest): Language =>
  /^\s*en/i.test(headers['accept-language'] ?? '') ? 'en' : 'zh'
