/** Which words a no-permission page says. Links name them by key, so that nobody can put words into our mouth. */
export const noAccessKinds = ['default', 'account', 'enterprise', 'notSupported'] as const
export type NoAccessKind = (typeof noAccessKinds)[number]

const kindByPath: Readonly<Record<string, NoAccessKind>> = {
  '/accountcannotaccess': 'account',
  '/minshengcannotaccess': 'enterprise',
  '/xinaocannotaccess': 'enterprise',
  '/notsupportedaccess': 'notSupported',
}

const kindNamed = (name: string | undefined): NoAccessKind | undefined =>
  noAccessKinds.find((kind) => kind === name)

interface NoAccessWords {
  title: NoAccessKind
  /** `none` leaves it out. */
  intro: NoAccessKind | undefined
  hasBack: boolean
}

export const noAccessWords = (path: string, search: Readonly<Record<string, string>>): NoAccessWords => {
  const kind = kindByPath[path.toLowerCase()] ?? 'default'
  return {
    title: kindNamed(search.title) ?? kind,
    intro: search.intro === 'none' ? undefined : (kindNamed(search.intro) ?? kindNamed(search.title) ?? kind),
    hasBack: search.back === '1',
  }
}
