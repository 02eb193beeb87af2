import { passwordProblems } from '@fairlead/contract/identity/identity.errors.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from '@fairlead/contract/identity/identity.schema.ts'
import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import { commonPasswords } from './common-passwords.ts'

const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']

/** A walk along the alphabet, the digits or a row of keys, in either direction. */
const isWalk = (password: string): boolean => {
  const backwards = [...password].reverse().join('')
  return ROWS.some((row) => row.includes(password) || row.includes(backwards))
}

const isRepetition = (password: string): boolean => /^(.{1,3})\1+$/u.test(password)

/** What is wrong with a new password; `known` are the names and addresses anybody would try first. */
export const faultOf = (
  password: string,
  again: string,
  known: readonly string[],
): ProblemDefinition | undefined => {
  const length = [...password].length
  if (length < PASSWORD_MIN || length > PASSWORD_MAX || password !== password.trim())
    return passwordProblems.wrongLength
  if (password !== again) return passwordProblems.different
  const lower = password.toLowerCase()
  const isGuessable =
    commonPasswords.has(lower) ||
    isWalk(lower) ||
    isRepetition(lower) ||
    known.some((name) => name !== '' && name.toLowerCase().split('@')[0] === lower)
  return isGuessable ? passwordProblems.common : undefined
}
