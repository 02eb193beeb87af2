import type { Language } from '@fairlead/contract/primitives/language.ts'
import { demoPassword, demoPeople } from '../../demo/people.ts'
import type { MessageOutbox } from '../../platform/messages/message-outbox.ts'
import { readAddress } from './account-address.ts'

/** What the sign-in page of the demo shows: its people, and the messages they would have got. Nothing outside demo mode. */
export const createDemoSignIn = (enabled: boolean, outbox: MessageOutbox) => ({
  people: (lang: Language) => ({
    password: enabled ? demoPassword : '',
    items: (enabled ? demoPeople.filter((person) => person.oneClick) : []).map((person) => ({
      login: person.login,
      name: lang === 'en' ? person.en : person.zh,
      avatar: '',
      shows: person.shows[lang],
    })),
  }),

  messages: async (to: string) =>
    (enabled ? await outbox.recentTo(readAddress(to).value) : []).map((message) => ({
      to: message.recipient,
      body: message.body,
      sentAt: message.createdAt.toISOString(),
    })),
})

export type DemoSignIn = ReturnType<typeof createDemoSignIn>
