const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i
const MAILBOX = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

/** What a person typed as an address, as one that may stand in a text; undefined when it cannot be one. */
export const linkAddress = (typed: string): string | undefined => {
  const text = typed.trim()
  if (text === '' || /\s/.test(text)) return undefined
  if (text.startsWith('/')) return text.startsWith('//') || text.startsWith('/\\') ? undefined : text
  if (MAILBOX.test(text)) return `mailto:${text}`
  const address = HAS_SCHEME.test(text) ? text : `https://${text}`
  try {
    const { protocol, hostname } = new URL(address)
    if (protocol === 'mailto:') return address
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && (hostname.includes('.') || hostname === 'localhost') ? address : undefined
  } catch {
    return undefined
  }
}
