import type { AccountSettings } from '@fairlead/contract/identity/profile.schema.ts'
import { toFlag } from '@fairlead/contract/primitives/flag.ts'
import { maskedEmail, maskedPhone } from './masked-address.ts'
import type { ProfileRow } from './profiles.repository.ts'
import type { UserRow } from './users.repository.ts'

export const presentSettings = (user: UserRow, told: ProfileRow | undefined): AccountSettings => ({
  realname: user.realname,
  latinName: user.latinName,
  bio: told?.bio ?? '',
  tags: told?.tags ?? [],
  phone: maskedPhone(user.phone ?? ''),
  email: maskedEmail(user.email ?? ''),
  hasPassword: user.passwordHash !== null,
  privacy: {
    hiddenTabs: told?.hiddenTabs ?? [],
    messagesFrom: told?.messagesFrom ?? 'everyone',
    searchable: toFlag(told?.searchable ?? true),
  },
})
