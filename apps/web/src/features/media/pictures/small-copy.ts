import { PICTURE_WIDTHS } from '@fairlead/contract/media/media.schema.ts'

const [CARD_WIDTH] = PICTURE_WIDTHS

/** The address of a copy as wide as a card; the server sends the picture itself where it has none. */
export const smallCopyOf = (fileUrl: string): string =>
  fileUrl.startsWith('/files/') ? `${fileUrl}${fileUrl.includes('?') ? '&' : '?'}w=${CARD_WIDTH}` : fileUrl
