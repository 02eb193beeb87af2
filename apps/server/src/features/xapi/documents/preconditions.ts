import { conflict, preconditionFailed } from '../xapi-error.ts'

/** If-Match and If-None-Match of a request, as they came. */
export interface Preconditions {
  ifMatch: string | undefined
  ifNoneMatch: string | undefined
}

const tagsIn = (header: string): string[] =>
  header.split(',').map((tag) =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/^"(.*)"$/, '$1'),
  )

const names = (header: string, etag: string | undefined): boolean =>
  etag !== undefined && (header.trim() === '*' || tagsIn(header).includes(etag))

/** Refuses what would be done on the ground of old knowledge. `etag` is that of the document, if there is one. */
export const assertPreconditions = (
  { ifMatch, ifNoneMatch }: Preconditions,
  etag: string | undefined,
): void => {
  if (ifMatch !== undefined && !names(ifMatch, etag))
    throw preconditionFailed('The document is not the one of If-Match.')
  if (ifNoneMatch !== undefined && names(ifNoneMatch, etag))
    throw preconditionFailed('The document is one that If-None-Match excludes.')
}

/** Overwriting asks for proof that one knows what is there. */
export const assertAware = ({ ifMatch, ifNoneMatch }: Preconditions, etag: string | undefined): void => {
  if (etag !== undefined && ifMatch === undefined && ifNoneMatch === undefined)
    throw conflict(
      'The document exists already. Check its current state and set If-Match to its current ETag to resolve the conflict.',
    )
}
