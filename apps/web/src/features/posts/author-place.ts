import type { LeafPost } from '@fairlead/contract/posts/posts.schema.ts'

/** Where somebody works; nothing for those who speak without a name. */
export const placeOf = ({ isAnonymous, department, position }: LeafPost): string =>
  isAnonymous === 1 ? '' : [department, position].filter(Boolean).join(' | ')
