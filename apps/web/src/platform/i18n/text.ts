import type { Language } from '@fairlead/contract/primitives/language.ts'

/** Words by key; groups nest one level. English says plurals as `key_one` and `key_other`, Chinese needs only `key_other`. */
export interface Words {
  readonly [key: string]: string | { readonly [key: string]: string }
}

/** What the other language has to say for the same keys. */
export type TextLike<W> = {
  readonly [Key in keyof W as Key extends `${string}_one` ? never : Key]: W[Key] extends string
    ? string
    : TextLike<W[Key]>
}

/** The words of one feature, loaded for the language that is read. */
export interface Text {
  readonly name: string
  readonly load: Readonly<Record<Language, () => Promise<Words>>>
  /** Those of components borrowed from other features, which are on screen with this one. */
  readonly borrowed: readonly Text[]
}

export interface TextOf<W> extends Text {
  /** Only for the types: the shape of the words. */
  readonly words?: W
}

interface Sources<W> {
  en: () => Promise<{ en: W }>
  zh: () => Promise<{ zh: TextLike<W> }>
}

export const defineText = <W extends Words>(
  name: string,
  sources: Sources<W>,
  borrowed: readonly Text[] = [],
): TextOf<W> => ({
  name,
  borrowed,
  load: {
    en: async () => (await sources.en()).en,
    zh: async () => (await sources.zh()).zh as Words,
  },
})

type Unplural<Key extends string> = Key extends `${infer Stem}_one`
  ? Stem
  : Key extends `${infer Stem}_other`
    ? Stem
    : Key

export type TextKey<W> = {
  [Key in keyof W & string]: W[Key] extends string ? Unplural<Key> : `${Key}.${TextKey<W[Key]>}`
}[keyof W & string]
