/** What a person signs in with, in the one form it is stored and compared in. */
export type AccountAddress = { kind: 'phone' | 'email' | 'login'; value: string }

const PHONE = /^(\+?86)?(1\d{10})$/
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/

export const readAddress = (account: string): AccountAddress => {
  const compact = account.replaceAll(/[\s-]/g, '')
  const phone = PHONE.exec(compact)
  if (phone?.[2]) return { kind: 'phone', value: phone[2] }
  if (EMAIL.test(account.trim())) return { kind: 'email', value: account.trim().toLowerCase() }
  return { kind: 'login', value: account.trim().toLowerCase() }
}
