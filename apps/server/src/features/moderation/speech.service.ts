import { moderationProblems, speechProblems } from '@fairlead/contract/moderation/moderation.errors.ts'
import { Cache } from '../../platform/cache/cache.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import { findRiskyWord } from './risky-text.ts'
import type { Mute, SpeechRepository } from './speech.repository.ts'
import { hashText, type SpeechPasses } from './speech-pass.ts'

export interface SpeechDependencies {
  clock: Clock
  invalidations: Invalidations
  repository: SpeechRepository
  passes: SpeechPasses
}

interface Rules {
  words: string[]
  mutes: Map<number, Mute>
}

const ENTERPRISES = 1_000
const CACHED_MS = 60_000
/** What to announce when the words or the mutes of an enterprise change. */
export const SPEECH_RULES = 'speech-rules'

/** What may be said, by whom: asked before every text goes out, so its rules are kept in memory. */
export const createSpeechService = ({ clock, invalidations, repository, passes }: SpeechDependencies) => {
  const known = new Cache<number, Promise<Rules>>(ENTERPRISES, CACHED_MS)
  invalidations.on(SPEECH_RULES, (enterpriseId) =>
    enterpriseId === undefined ? known.clear() : known.delete(Number(enterpriseId)),
  )

  const load = async (enterpriseId: number): Promise<Rules> => {
    const [words, mutes] = await Promise.all([
      repository.wordsOf(enterpriseId),
      repository.mutesOf(enterpriseId, clock.now()),
    ])
    return {
      words: words.map(({ word }) => word),
      mutes: new Map(mutes.map((mute) => [mute.member, mute])),
    }
  }

  const rulesOf = (enterpriseId: number): Promise<Rules> => {
    const rules = known.get(enterpriseId)
    if (rules) return rules
    const loading = load(enterpriseId)
    known.set(enterpriseId, loading)
    loading.catch(() => known.delete(enterpriseId))
    return loading
  }

  return {
    /**
     * Refuses who is muted, and warns of risky words. Resolves to the word when the speaker goes on with it all the
     * same; the caller then opens a case.
     */
    async screen(viewer: Viewer, text: string): Promise<string | undefined> {
      const now = clock.now()
      const { words, mutes } = await rulesOf(viewer.enterprise.id)
      const mute = mutes.get(viewer.enterpriseUserId)
      if (mute && mute.until > now)
        throw new Problem(speechProblems.muted, { until: mute.until.toISOString(), reason: mute.reason })
      const word = findRiskyWord(words, text)
      if (word === undefined) return undefined
      if (await repository.usePass(viewer.enterpriseUserId, hashText(text), now)) return word
      const paramKey = passes.issue(viewer.enterpriseUserId, text, now)
      throw new Problem(speechProblems.risky, { word, paramKey })
    },

    async allow(viewer: Viewer, paramKey: string) {
      const pass = passes.open(paramKey, viewer.enterpriseUserId, clock.now())
      if (!pass) throw new Problem(moderationProblems.passInvalid)
      await repository.keepPass(viewer.enterpriseUserId, pass)
      return { expiresAt: pass.expiresAt.toISOString() }
    },
  }
}

export type SpeechService = ReturnType<typeof createSpeechService>
