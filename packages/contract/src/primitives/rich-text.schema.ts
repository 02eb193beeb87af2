import { z } from 'zod'
import type { RichText, RichTextNode } from './rich-text.ts'

/** Where a text may lead: the web, a mailbox, or a page of ours. Never a script. */
const SAFE_LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i
/** Pictures are ours, or at least travel encrypted. */
const SAFE_PICTURE = /^(?:https:\/\/|\/(?![/\\]))/i
const ADDRESS_MAX = 2000

const address = (pattern: RegExp) => z.string().max(ADDRESS_MAX).regex(pattern)
const textAlign = z.enum(['left', 'center', 'right', 'justify']).nullish()

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: address(SAFE_LINK) }) }),
])

const inlineSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().min(1).max(20_000),
    marks: z.array(markSchema).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
  z.object({
    type: z.literal('mention'),
    attrs: z.object({ id: z.string().regex(/^\d{1,15}$/), label: z.string().min(1).max(60) }),
  }),
])

const inlines = z.array(inlineSchema).max(2000).optional()
const blocks = z.lazy(() => z.array(blockSchema).max(2000))

// Attributes nobody named here are dropped, nodes nobody named are refused: no script or frame gets in.
const blockSchema: z.ZodType<RichTextNode> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), attrs: z.object({ textAlign }).optional(), content: inlines }),
  z.object({
    type: z.literal('heading'),
    attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]), textAlign }),
    content: inlines,
  }),
  z.object({ type: z.enum(['blockquote', 'bulletList', 'orderedList', 'listItem']), content: blocks }),
  z.object({ type: z.literal('horizontalRule') }),
  z.object({
    type: z.literal('image'),
    attrs: z.object({ src: address(SAFE_PICTURE), alt: z.string().max(500).nullish() }),
  }),
])

export const richTextSchema: z.ZodType<RichText> = z.object({ type: z.literal('doc'), content: blocks })
