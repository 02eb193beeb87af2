import type { Language } from '@fairlead/contract/primitives/language.ts'
import { expect, type Locator, type Page } from '@playwright/test'

const WORDS = {
  en: {
    noMore: 'No more posts',
    like: /^Like/,
    aha: /^Aha/,
    comment: /^Comment/,
    write: 'Write what you think…',
    send: 'Post',
  },
  zh: {
    noMore: '没有更多了',
    like: /^赞/,
    aha: /^啊哈/,
    comment: /^评论/,
    write: '写下你的想法…',
    send: '发布',
  },
}

/** The campus and the post drawer above it, as a colleague uses them. */
export class CampusScreen {
  readonly #page: Page
  readonly words: (typeof WORDS)[Language]

  constructor(page: Page, language: Language) {
    this.#page = page
    this.words = WORDS[language]
  }

  get posts(): Locator {
    return this.#page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: this.#page.getByRole('link', { name: this.words.comment }) })
  }

  get drawer(): Locator {
    return this.#page.getByRole('dialog')
  }

  /** The post in the list that holds this text. */
  post(text: string): Locator {
    return this.posts.filter({ hasText: text })
  }

  async opened(): Promise<void> {
    await expect(this.posts.first()).toBeVisible()
  }

  async openPost(text: string): Promise<void> {
    await this.post(text).getByRole('link', { name: this.words.comment }).click()
    await expect(this.drawer).toBeVisible()
  }

  async say(text: string): Promise<void> {
    await this.drawer.getByRole('button', { name: this.words.write }).click()
    await this.drawer.getByRole('textbox').fill(text)
    await this.drawer.getByRole('button', { name: this.words.send, exact: true }).click()
  }
}
