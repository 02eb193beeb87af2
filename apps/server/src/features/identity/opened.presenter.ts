import type { UserInfo } from '@fairlead/contract/identity/identity.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { presentViewer } from './viewer.presenter.ts'
import type { Viewer } from './viewer.ts'

export interface Opened {
  token: string
  lrstoken: string
  viewer: Viewer
}

/** What a device keeps of a session that was just opened. */
export const presentOpened = (
  { token, lrstoken, viewer }: Opened,
  lang: Language,
): { token: string; lrstoken: string; userInfo: UserInfo } => ({
  token,
  lrstoken,
  userInfo: presentViewer(viewer, lang),
})
