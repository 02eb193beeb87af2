import { and, eq, gt, lt } from 'drizzle-orm'
import { type Database, statement } from '../../platform/database/database.ts'
import { mutes, speechPasses, wordRules } from './moderation.tables.ts'
import type { SpeechPass } from './speech-pass.ts'

// Two tabs with the same text and one pass: one of them finds it used.
const usePass = statement(
  'speech_pass_use',
  `update speech_passes set used_at = $3 where nonce = (
     select nonce from speech_passes where member = $1 and text_hash = $2 and used_at is null and expires_at > $3
      limit 1 for update skip locked
   ) returning nonce`,
)

export interface Mute {
  member: number
  until: Date
  reason: string
}

export const createSpeechRepository = (database: Database) => ({
  async wordsOf(enterpriseId: number): Promise<{ id: number; word: string }[]> {
    return database.orm
      .select({ id: wordRules.id, word: wordRules.word })
      .from(wordRules)
      .where(eq(wordRules.enterpriseId, enterpriseId))
      .orderBy(wordRules.id)
  },

  async mutesOf(enterpriseId: number, now: Date): Promise<Mute[]> {
    return database.orm
      .select({ member: mutes.member, until: mutes.until, reason: mutes.reason })
      .from(mutes)
      .where(and(eq(mutes.enterpriseId, enterpriseId), gt(mutes.until, now)))
  },

  async keepPass(member: number, { nonce, textHash, expiresAt }: SpeechPass): Promise<void> {
    await database.orm
      .insert(speechPasses)
      .values({ nonce, member, textHash, expiresAt })
      .onConflictDoNothing()
  },

  async usePass(member: number, textHash: string, now: Date): Promise<boolean> {
    const used = await database.rows(usePass, [member, textHash, now])
    return used.length > 0
  },

  async forgetPasses(before: Date): Promise<void> {
    await database.orm.delete(speechPasses).where(lt(speechPasses.expiresAt, before))
  },

  /** Nothing when it was there already. */
  async addWord(enterpriseId: number, word: string, addedBy: number) {
    const [row] = await database.orm
      .insert(wordRules)
      .values({ enterpriseId, word, addedBy })
      .onConflictDoNothing()
      .returning({ id: wordRules.id, word: wordRules.word })
    return row
  },

  async removeWord(enterpriseId: number, id: number) {
    const [row] = await database.orm
      .delete(wordRules)
      .where(and(eq(wordRules.id, id), eq(wordRules.enterpriseId, enterpriseId)))
      .returning({ id: wordRules.id, word: wordRules.word })
    return row
  },
})

export type SpeechRepository = ReturnType<typeof createSpeechRepository>
