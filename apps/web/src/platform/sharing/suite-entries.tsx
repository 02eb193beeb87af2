import type { ShareParameters, ShareType } from '@fairlead/contract/primitives/share-target.ts'
import { type ComponentType, Suspense } from 'react'
import { currentEnvironment } from '../environment/environment.ts'
import { currentSuite } from '../environment/suite.ts'

export interface ShareEntryProps {
  type: ShareType
  /** The query of the page to share. */
  parameters: ShareParameters
}

interface SuiteEntries {
  Share: ComponentType<ShareEntryProps>
  GroupChat: ComponentType
}

let provided: SuiteEntries | undefined

/** The app says once what stands for sharing; whoever has something to share mounts an entry and knows no suite. */
export const provideSuiteEntries = (entries: SuiteEntries): void => {
  provided = entries
}

/** A button that shares something into the suite around the page; nothing outside of one. */
export function ShareEntry(props: ShareEntryProps) {
  if (!provided || !currentSuite()) return null
  return (
    <Suspense>
      <provided.Share {...props} />
    </Suspense>
  )
}

/** A button to the group chat of the suite's desktop client; nothing anywhere else. */
export function GroupChatEntry() {
  if (!provided || !currentSuite() || currentEnvironment() !== 'pc') return null
  return (
    <Suspense>
      <provided.GroupChat />
    </Suspense>
  )
}
