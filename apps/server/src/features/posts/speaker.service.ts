import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import type { PeopleService } from '../membership/public.ts'
import { textVerdict } from './post-text.ts'
import { namedIn, settleMentions } from './settle-mentions.ts'

/** What is asked of everybody who says something, in a post or in a comment. */
export const createSpeakerService = (people: PeopleService) => ({
  assertUsable(content: string): void {
    const verdict = textVerdict(content)
    if (verdict === 'empty') throw new Problem(postProblems.empty)
    if (verdict === 'too-long') throw new Problem(postProblems.tooLong)
  },

  /** Mentions become tags of colleagues; strangers stay plain words. */
  async settle(viewer: Viewer, content: string, toUserList: readonly Mentioned[]) {
    const named = namedIn(content, toUserList)
    if (named.length === 0) return { content, mentions: [] }
    const cards = await people.cardsOf(named)
    const colleagues = new Map([...cards].filter(([, card]) => card.enterpriseId === viewer.enterprise.id))
    return settleMentions(content, toUserList, colleagues)
  },
})

export type SpeakerService = ReturnType<typeof createSpeakerService>
