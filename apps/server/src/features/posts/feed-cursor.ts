/** Where a feed page ended: the sort key of its last row and its id, which breaks ties. Opaque to the client. */
export interface FeedCursor {
  key: number
  id: number
}

export const encodeCursor = ({ key, id }: FeedCursor): string =>
  Buffer.from(`${key}/${id}`).toString('base64url')

/** Undefined for anything we did not make: the feed then starts over. */
export const decodeCursor = (cursor: string | undefined): FeedCursor | undefined => {
  const [key, id] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split('/')
    .map(Number)
  return key !== undefined && id !== undefined && Number.isFinite(key) && Number.isSafeInteger(id) && id > 0
    ? { key, id }
    : undefined
}
