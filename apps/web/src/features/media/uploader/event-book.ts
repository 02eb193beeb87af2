type Handler<Arguments extends unknown[]> = (...given: Arguments) => unknown

/** Who listens to what. A handler that answers false (or a promise of it) objects. */
export class EventBook<Events extends Record<string, unknown[]>> {
  readonly #handlers = new Map<keyof Events, Handler<never[]>[]>()

  bind<Name extends keyof Events>(name: Name, handler: Handler<Events[Name]>): void {
    this.#handlers.set(name, [...this.#listeners(name), handler as Handler<never[]>])
  }

  unbind<Name extends keyof Events>(name: Name, handler?: Handler<Events[Name]>): void {
    const kept = handler ? this.#listeners(name).filter((listener) => listener !== handler) : []
    this.#handlers.set(name, kept)
  }

  unbindAll(): void {
    this.#handlers.clear()
  }

  /** In the order of binding; false as soon as one objects. */
  trigger<Name extends keyof Events>(name: Name, ...given: Events[Name]): boolean {
    return this.#listeners(name).every((handler) => (handler as Handler<Events[Name]>)(...given) !== false)
  }

  /** As `trigger`, for checks that take their time. */
  async ask<Name extends keyof Events>(name: Name, ...given: Events[Name]): Promise<boolean> {
    for (const handler of this.#listeners(name))
      if ((await (handler as Handler<Events[Name]>)(...given)) === false) return false
    return true
  }

  #listeners(name: keyof Events): Handler<never[]>[] {
    return this.#handlers.get(name) ?? []
  }
}
