import { randomInt } from 'node:crypto'
import { CARD_CODE_LENGTH, CARD_CODE_LETTERS } from '@fairlead/contract/membership/cards.schema.ts'

export const createCardCode = (): string =>
  Array.from({ length: CARD_CODE_LENGTH }, () => CARD_CODE_LETTERS[randomInt(CARD_CODE_LETTERS.length)]).join(
    '',
  )

/** As it is stored, however it was typed. */
export const readCardCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()

export const showCardCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
