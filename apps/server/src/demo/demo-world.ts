import type { Place } from '@fairlead/contract/primitives/place.ts'
import type { EnterpriseKey } from './demo-types.ts'

/** Where something is said, and whether everybody in the enterprise reads it. */
export interface DemoPlace extends Place {
  isOpen: boolean
}

/** Who is who in the demo: filled by one feature's seed, asked by the next one's. */
export class DemoWorld {
  readonly #users = new Map<string, number>()
  readonly #enterprises = new Map<EnterpriseKey, number>()
  readonly #members = new Map<string, number>()
  readonly #places = new Map<string, DemoPlace>()
  readonly #posts = new Map<string, number>()
  /** Everything in the demo happened before this instant, so that nothing is ever stale. */
  readonly now: Date

  constructor(now: Date) {
    this.now = now
  }

  addUser(login: string, id: number): void {
    this.#users.set(login, id)
  }

  addEnterprise(key: EnterpriseKey, id: number): void {
    this.#enterprises.set(key, id)
  }

  addMember(login: string, enterprise: EnterpriseKey, id: number): void {
    this.#members.set(`${login}@${enterprise}`, id)
  }

  addPlace(key: string, place: DemoPlace): void {
    this.#places.set(key, place)
  }

  addPost(key: string, id: number): void {
    this.#posts.set(key, id)
  }

  post(key: string): number {
    return known(this.#posts.get(key), key)
  }

  user(login: string): number {
    return known(this.#users.get(login), login)
  }

  enterprise(key: EnterpriseKey): number {
    return known(this.#enterprises.get(key), key)
  }

  member(login: string, enterprise: EnterpriseKey): number {
    return known(this.#members.get(`${login}@${enterprise}`), `${login} in ${enterprise}`)
  }

  place(key: string): DemoPlace {
    return known(this.#places.get(key), key)
  }
}

const known = <T>(thing: T | undefined, what: string): T => {
  if (thing === undefined) throw new Error(`the demo world has no ${what}`)
  return thing
}
