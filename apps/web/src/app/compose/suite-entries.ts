import { type ComponentType, lazy } from 'react'
import { workplaceText } from '../../features/workplace/workplace.text.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { loadWords } from '../../platform/i18n/loaded-words.ts'
import { provideSuiteEntries } from '../../platform/sharing/suite-entries.tsx'

/** With its words, which no route brings along. */
const entry = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await loadWords(workplaceText, currentLanguage())
    return { default: await load() }
  })

/** Loaded inside a suite only. */
export const composeSuiteEntries = (): void =>
  provideSuiteEntries({
    Share: entry(
      async () => (await import('../../features/workplace/components/share-button.tsx')).ShareButton,
    ),
    GroupChat: entry(
      async () => (await import('../../features/workplace/components/group-chat-button.tsx')).GroupChatButton,
    ),
  })
