import type { LocalizedText } from './primitives/localized-text.ts'

/** Something an administrator can do. `{target}` and `{words}` of the detail are filled in when it is recorded. */
export interface AuditAction {
  /** `member.suspended`: the noun it is about, and what happened, in the past tense. */
  readonly name: string
  readonly text: LocalizedText
}

/** `defineAuditActions('member', { suspended: … })` names the action `member.suspended`. */
export const defineAuditActions = <T extends Record<string, LocalizedText>>(noun: string, texts: T) =>
  Object.fromEntries(
    Object.entries(texts).map(([happened, text]) => [
      happened,
      Object.freeze({ name: `${noun}.${happened}`, text }),
    ]),
  ) as { readonly [Happened in keyof T]: AuditAction }
