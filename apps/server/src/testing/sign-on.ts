import { finishSignOn, startSignOn } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import type { Lander } from '@fairlead/contract/workplace/workplace.schema.ts'
import type { Product } from './product.ts'

/** A sign-on as far as the simulated other side, which has just handed out its answer. */
export interface Begun {
  state: string
  browserKey: string
  answer: Record<string, string>
}

const kindOf = (path: string): string => path.split('/')[2] ?? ''

/** Goes to the other side as a browser would, and comes back as this person. */
export const beginSignOn = async (
  product: Product,
  lander: Lander,
  subject: string,
  { inClient = false, tenantKey }: { inClient?: boolean; tenantKey?: string } = {},
): Promise<Begun> => {
  const { data: step, message } = await product.call(startSignOn, { lander, tenantKey, inClient })
  if (step.next === 'bridge') {
    const kind = kindOf(new URL(step.sdkUrl).pathname)
    const code = await product.app.http.inject({
      method: 'POST',
      url: `/simulator/${kind}/codes`,
      payload: { subject },
    })
    return { state: step.state, browserKey: step.browserKey, answer: code.json() }
  }
  if (step.next !== 'redirect') throw new Error(`${lander} goes nowhere: ${step.next ?? message}`)
  const page = new URL(step.url)
  page.searchParams.set('subject', subject)
  const chosen = await product.app.http.inject({
    url: `/simulator/${kindOf(page.pathname)}/choose${page.search}`,
  })
  const back = new URL(chosen.headers.location ?? '')
  return {
    state: step.state,
    browserKey: step.browserKey,
    answer: Object.fromEntries(back.searchParams),
  }
}

export const signOnAs = async (
  product: Product,
  lander: Lander,
  subject: string,
  how: { inClient?: boolean; tenantKey?: string } = {},
) => product.call(finishSignOn, await beginSignOn(product, lander, subject, how))
