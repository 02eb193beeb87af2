import { lazy } from 'react'
import { provideSuiteEntries } from '../../platform/sharing/suite-entries.tsx'

/** Loaded inside a suite only. */
export const composeSuiteEntries = (): void =>
  provideSuiteEntries({
    Share: lazy(async () => ({
      default: (await import('../../features/workplace/components/share-button.tsx')).ShareButton,
    })),
    GroupChat: lazy(async () => ({
      default: (await import('../../features/workplace/components/group-chat-button.tsx')).GroupChatButton,
    })),
  })
