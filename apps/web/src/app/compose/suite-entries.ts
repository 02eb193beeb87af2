import { workplaceText } from '../../features/workplace/workplace.text.ts'
import { provideSuiteEntries } from '../../platform/sharing/suite-entries.tsx'
import { lazyWithWords } from './lazy-with-words.ts'

/** Loaded inside a suite only. */
export const composeSuiteEntries = (): void =>
  provideSuiteEntries({
    Share: lazyWithWords(
      workplaceText,
      async () => (await import('../../features/workplace/components/share-button.tsx')).ShareButton,
    ),
    GroupChat: lazyWithWords(
      workplaceText,
      async () => (await import('../../features/workplace/components/group-chat-button.tsx')).GroupChatButton,
    ),
  })
