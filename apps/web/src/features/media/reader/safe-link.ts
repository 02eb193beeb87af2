const SAFE = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i

/** The server lets nothing else in; a text that came from elsewhere is looked at once more. */
export const safeLink = (href: unknown): string | undefined =>
  typeof href === 'string' && SAFE.test(href) ? href : undefined
