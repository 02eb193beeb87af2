import { hash, verify } from '@node-rs/argon2'

// argon2id is the library's default algorithm; the cost follows OWASP's first recommendation.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let decoy: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Takes as long for an account that does not exist, so that the time tells nothing. */
export const verifyPassword = async (
  stored: string | null | undefined,
  password: string,
): Promise<boolean> => {
  decoy ??= hashPassword('an account that does not exist')
  const matches = await verify(stored ?? (await decoy), password).catch(() => false)
  return matches && Boolean(stored)
}
