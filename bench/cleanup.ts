/** What was opened is closed in the opposite order, also when something fails or Ctrl-C comes in between. */
export class Cleanup {
  readonly #acts: (() => Promise<unknown>)[] = []

  add(act: () => Promise<unknown>): void {
    this.#acts.push(act)
  }

  async run(): Promise<void> {
    for (let act = this.#acts.pop(); act; act = this.#acts.pop())
      await act().catch((error: unknown) => console.error(error))
  }
}
