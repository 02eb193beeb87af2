import type { Language } from '@fairlead/contract/primitives/language.ts'
import { test as base } from '@playwright/test'
import { SignInScreen } from './sign-in.screen.ts'

interface Options {
  /** What the browser prefers to read; a person who signs in brings their own language along. */
  language: Language
}

interface Screens {
  signIn: SignInScreen
}

const LOCALES: Record<Language, string> = { en: 'en-US', zh: 'zh-CN' }

/** What every journey starts from: the product's address, the language of the browser, the door. */
export const test = base.extend<Options & Screens>({
  language: ['zh', { option: true }],
  locale: ({ language }, use) => use(LOCALES[language]),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needs of a fixture from this pattern
  baseURL: ({}, use) => use(process.env.PRODUCT_URL),
  signIn: ({ page, language }, use) => use(new SignInScreen(page, language)),
})
