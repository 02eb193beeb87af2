import { lazy } from 'react'
import { welcomeSlot } from '../../features/identity/welcome-slot.ts'
import { membershipText } from '../../features/membership/membership.text.ts'
import { currentLanguage } from '../../platform/i18n/language.ts'
import { loadWords } from '../../platform/i18n/loaded-words.ts'
import { fillSlot } from '../../platform/slots/slot.tsx'

/** What a newcomer is offered right after registering. */
export const composeWelcome = (): void =>
  fillSlot(
    welcomeSlot,
    'trial',
    lazy(async () => {
      await loadWords(membershipText, currentLanguage())
      const { WelcomeTrial } = await import('../../features/membership/components/welcome-trial.tsx')
      return { default: WelcomeTrial }
    }),
  )
