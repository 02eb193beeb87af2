import { z } from 'zod'
import { signedInSchema } from '../identity/identity.schema.ts'
import type { Suite } from '../primitives/suite.ts'

export const suiteSchema = z.enum(['feishu', 'wecom', 'dingtalk']) satisfies z.ZodType<Suite>

/** The page a person arrives at from their company's side, without its slash, as the route spells it. */
export const landerSchema = z.enum([
  'feishu',
  'feishu-app',
  'workWechat',
  'dingTalk',
  'dingTalkThird',
  'sso',
  'zhiniao',
  'bmw_sf_learning',
])
export type Lander = z.infer<typeof landerSchema>

/** The suite's own name of the company: Feishu tenant key, WeCom or DingTalk corporation id, or our key of the enterprise. */
export const tenantKeySchema = z.string().trim().min(1).max(100)

// The browser keeps `browserKey`; only it can finish what it began, so that nobody can be signed in by another's link.
const begun = { state: z.string(), browserKey: z.string() }

export const signOnStepSchema = z.discriminatedUnion('next', [
  /** Leave for the page where the company says who this is. */
  z.object({ next: z.literal('redirect'), url: z.string(), ...begun }),
  /** Ask the client around the page for a code. */
  z.object({
    next: z.literal('bridge'),
    suite: suiteSchema,
    sdkUrl: z.string(),
    appId: z.string(),
    tenantKey: z.string(),
    ...begun,
  }),
  /** Open the company's portal; it comes back with a ticket. */
  z.object({ next: z.literal('portal'), url: z.string() }),
  /** This person is signed in to that company already. */
  z.object({ next: z.literal('arrived') }),
  /** Several companies are connected this way: ask which one. */
  z.object({ next: z.literal('askCompany') }),
])
export type SignOnStep = z.infer<typeof signOnStepSchema>

/** `tenantKey` is what this device remembers for the next time. */
export const signedOnSchema = signedInSchema.extend({ tenantKey: z.string() })
