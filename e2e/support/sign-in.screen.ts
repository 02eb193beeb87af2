import type { Language } from '@fairlead/contract/primitives/language.ts'
import { demoPeople } from '@fairlead/server/src/demo/people.ts'
import { expect, type Locator, type Page } from '@playwright/test'

const WORDS: Record<Language, { demoPeople: RegExp; more: RegExp }> = {
  en: { demoPeople: /Demo people/, more: /more$/ },
  zh: { demoPeople: /演示账号/, more: /^还有/ },
}

/** The sign-in page, as someone sees it who wants to look around. */
export class SignInScreen {
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
  }

  get #demoPeople(): Locator {
    return this.#page.getByRole('region', { name: WORDS[this.#language].demoPeople })
  }

  async open(redirect?: string): Promise<void> {
    await this.#page.goto(redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login')
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(this.#demoPeople).toBeVisible()
  }

  /** Signs in as a demo person with one click, and waits until the door is behind them. */
  async as(login: string, redirect?: string): Promise<void> {
    const person = demoPeople.find((candidate) => candidate.login === login && candidate.oneClick)
    if (!person) throw new Error(`Nobody signs in as ${login} with one click.`)
    await this.open(redirect)
    await this.#demoPeople.getByRole('button', { name: WORDS[this.#language].more }).click()
    await this.#demoPeople.getByRole('button', { name: person[this.#language] }).click()
    await this.#page.waitForURL(({ pathname }) => pathname !== '/login')
  }
}
