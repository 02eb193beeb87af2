import type { DirectoryPerson } from '../adapters/adapter.ts'

/**
 * Whether somebody's account may be opened to the person a directory names. Both sides must have checked the phone:
 * otherwise whoever writes a colleague's number into a directory would walk into that colleague's account.
 */
export const canLinkByPhone = (
  person: Pick<DirectoryPerson, 'phoneVerified'>,
  account: { phoneVerified: boolean; suspended: boolean },
): boolean => person.phoneVerified && account.phoneVerified && !account.suspended
