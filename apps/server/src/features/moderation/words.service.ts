import type { AuditAction } from '@fairlead/contract/audit-action.ts'
import { moderationActions } from '@fairlead/contract/moderation/moderation.audit.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Invalidations } from '../../platform/cache/invalidations.ts'
import type { Database } from '../../platform/database/database.ts'
import { requireConsole, type Viewer } from '../identity/public.ts'
import type { SpeechRepository } from './speech.repository.ts'
import { SPEECH_RULES } from './speech.service.ts'

export interface WordsDependencies {
  database: Database
  invalidations: Invalidations
  audit: Audit
  repository: SpeechRepository
}

/** The words an enterprise is careful with. */
export const createWordsService = ({ database, invalidations, audit, repository }: WordsDependencies) => {
  const read = async (viewer: Viewer) => {
    requireConsole(viewer, 'moderation')
    return { items: await repository.wordsOf(viewer.enterprise.id) }
  }

  const change = (
    viewer: Viewer,
    action: AuditAction,
    act: () => Promise<{ id: number; word: string } | undefined>,
  ) =>
    database.transaction(async () => {
      requireConsole(viewer, 'moderation')
      const rule = await act()
      if (rule) {
        const target = { kind: 'word', id: rule.id, name: rule.word }
        await audit.record({ actor: viewer, enterpriseId: viewer.enterprise.id, action, target })
      }
      await invalidations.announce(SPEECH_RULES, viewer.enterprise.id)
      return read(viewer)
    })

  return {
    read,
    add: (viewer: Viewer, word: string) =>
      change(viewer, moderationActions.wordAdded, () =>
        repository.addWord(viewer.enterprise.id, word, viewer.enterpriseUserId),
      ),
    remove: (viewer: Viewer, id: number) =>
      change(viewer, moderationActions.wordRemoved, () => repository.removeWord(viewer.enterprise.id, id)),
  }
}

export type WordsService = ReturnType<typeof createWordsService>
