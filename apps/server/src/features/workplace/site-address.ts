import type { CallContext } from '../../platform/http/route.ts'

/** How browsers reach this product, and its simulator when it has one. */
export const createSiteAddress = (
  publicUrl: string | undefined,
  simulatorAddress: (() => Promise<string>) | undefined,
) => {
  const of = ({ origin }: CallContext): string => new URL(publicUrl ?? origin).origin
  return {
    of,
    /** The simulator answers the server on an address of its own, and browsers on the product's. */
    async forBrowser(url: string, context: CallContext): Promise<string> {
      if (!simulatorAddress) return url
      const inside = new URL(await simulatorAddress()).origin
      return url.startsWith(`${inside}/`) ? of(context) + url.slice(inside.length) : url
    },
  }
}

export type SiteAddress = ReturnType<typeof createSiteAddress>
