import { createHash, randomBytes } from 'node:crypto'

const TOKEN_BYTES = 32

export const createToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Tokens are random and long, so a plain hash is enough to store them safely. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
