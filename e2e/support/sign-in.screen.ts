import type { Language } from '@fairlead/contract/primitives/language.ts'
import { demoPeople } from '@fairlead/server/src/demo/people.ts'
import { expect, type Page } from '@playwright/test'

/** The sign-in page, as someone sees it who wants to look around. */
export class SignInScreen {
  readonly #page: Page
  readonly #language: Language

  constructor(page: Page, language: Language) {
    this.#page = page
    this.#language = language
  }

  async open(redirect?: string): Promise<void> {
    await this.#page.goto(redirect ? `/login?redirect=${encodeURIComponent(redirect)}` : '/login')
    await expect(this.#page.getByRole('main')).toBeVisible()
  }

  /** Signs in as a demo person with one click, and waits until the door is behind them. */
  async as(login: string): Promise<void> {
    await this.open()
    const person = demoPeople.find((candidate) => candidate.login === login)
    if (!person) throw new Error(`Nobody in the demo signs in as ${login}.`)
    await this.#page.getByRole('button', { name: person[this.#language] }).click()
    await this.#page.waitForURL((url) => url.pathname !== '/login')
  }
}
