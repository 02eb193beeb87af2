import { PASSWORD_MAX, PASSWORD_MIN } from '@fairlead/contract/identity/identity.schema.ts'

/** What one can say of a new password without asking the server. */
export const passwordFaults = (
  password: string,
  again: string,
): { password?: 'register.passwordShort'; again?: 'register.passwordsDiffer' } => {
  const length = [...password].length
  return {
    ...((length < PASSWORD_MIN || length > PASSWORD_MAX || password !== password.trim()) && {
      password: 'register.passwordShort',
    }),
    ...(password !== again && { again: 'register.passwordsDiffer' }),
  }
}
