import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import type { Appearance } from '@fairlead/contract/identity/identity.schema.ts'
import type { AccountSettings, Privacy } from '@fairlead/contract/identity/profile.schema.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { ReceivedFile } from '../../platform/http/receive-form.ts'
import { readAddress } from './account-address.ts'
import type { CodeService } from './codes.service.ts'
import type { CredentialService } from './credentials.service.ts'
import type { ProfilesRepository } from './profiles.repository.ts'
import { presentSettings } from './settings.presenter.ts'
import type { UserRow, UsersRepository } from './users.repository.ts'
import type { Viewer } from './viewer.ts'

/** Cleans a picture, keeps it, and answers its address; the feature of media, which stands below, hands it in. */
export type KeepAvatar = (viewer: Viewer, file: ReceivedFile) => Promise<string>

/** Lets the search of people read a name anew; the feature of enterprises, which stands below, hands it in. */
export type ForgetNames = (userId: number) => Promise<void>

export const createSettingsService = (dependencies: {
  database: Database
  invalidations: Invalidations
  users: UsersRepository
  profiles: ProfilesRepository
  codes: CodeService
  credentials: CredentialService
  keepAvatar: KeepAvatar
  forgetNames: ForgetNames
}) => {
  const { database, invalidations, users, profiles, codes, credentials, keepAvatar, forgetNames } =
    dependencies

  /** Everybody's cached cards and sessions hear of it. */
  const change = (viewer: Viewer, work: () => Promise<unknown>): Promise<void> =>
    database.transaction(async () => {
      await work()
      await invalidations.announce('viewers', viewer.userId)
    })

  return {
    async read(viewer: Viewer): Promise<AccountSettings> {
      return presentSettings(await credentials.ownUser(viewer), await profiles.find(viewer.userId))
    },

    async changeProfile(
      viewer: Viewer,
      {
        realname,
        latinName,
        bio,
        tags,
      }: Pick<UserRow, 'realname' | 'latinName'> & { bio: string; tags: string[] },
    ): Promise<Viewer> {
      await change(viewer, async () => {
        await users.change(viewer.userId, { realname, latinName })
        await forgetNames(viewer.userId)
        await profiles.change(viewer.userId, { bio, tags: [...new Set(tags)] })
      })
      return { ...viewer, realname, latinName }
    },

    async changeAvatar(viewer: Viewer, file: ReceivedFile | undefined): Promise<Viewer> {
      if (!file || file.isCut) throw new Problem(accountProblems.noPicture)
      const avatarUrl = await keepAvatar(viewer, file)
      await change(viewer, () => users.change(viewer.userId, { avatarUrl }))
      return { ...viewer, avatarUrl }
    },

    async changePrivacy(viewer: Viewer, { searchable, ...privacy }: Privacy): Promise<Privacy> {
      await profiles.change(viewer.userId, { ...privacy, searchable: searchable === 1 })
      return { ...privacy, searchable }
    },

    async changeAppearance(viewer: Viewer, appearance: Appearance): Promise<Viewer> {
      await change(viewer, () => users.change(viewer.userId, { appearance }))
      return { ...viewer, appearance }
    },

    /** The code shows that the address is theirs, the password that the account is. */
    async bindAddress(
      viewer: Viewer,
      { account, code, password }: { account: string; code: string; password?: string | undefined },
    ): Promise<Viewer> {
      const address = readAddress(account)
      if (address.kind === 'login') throw new Problem(accountProblems.sendFailed)
      const user = await credentials.ownUser(viewer)
      if (user.passwordHash) await credentials.assertPassword(user, password ?? '')
      if (!(await codes.use(address, 'bind', code))) throw new Problem(accountProblems.wrongCode)
      const bound =
        address.kind === 'phone'
          ? { phone: address.value, phoneVerified: true as const }
          : { email: address.value }
      await change(viewer, async () => {
        if (!(await users.setAddress(user.id, bound))) throw new Problem(accountProblems.addressTaken)
      })
      return { ...viewer, ...('phone' in bound ? bound : {}) }
    },
  }
}

export type SettingsService = ReturnType<typeof createSettingsService>
