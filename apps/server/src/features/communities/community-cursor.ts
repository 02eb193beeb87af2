/** Where a list ended: the instant and the id of its last row. Opaque to the client. */
export interface TimeCursor {
  at: Date
  id: number
}

export const encodeTimeCursor = ({ at, id }: TimeCursor): string =>
  Buffer.from(`${at.getTime()}/${id}`).toString('base64url')

/** Undefined for anything we did not make: the list then starts over. */
export const decodeTimeCursor = (cursor: string | undefined): TimeCursor | undefined => {
  const [time, id] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split('/')
    .map(Number)
  return Number.isSafeInteger(time) && Number.isSafeInteger(id) && Math.abs(time ?? 0) < 8.64e15
    ? { at: new Date(time ?? 0), id: id ?? 0 }
    : undefined
}
