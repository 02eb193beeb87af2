import { settingsTab } from '../../features/identity/identity.routes.ts'
import { addProfileTab } from '../../features/identity/profile-tabs.ts'
import { postsTabs } from '../../features/posts/posts.routes.ts'
import { ownRecordTab } from '../../features/xapi/xapi.routes.ts'

/** What features further down the list show of a person. */
export const composeProfileTabs = (): void => {
  for (const tab of [...postsTabs, ownRecordTab, settingsTab]) addProfileTab(tab)
}
