import type { ResourceKind, Study } from '@fairlead/contract/library/library.schema.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { libraryKeys, studyQuery } from '../library.queries.ts'
import { onProgressSaved, progressOutbox } from './progress-outbox.ts'

interface Studied {
  kind: ResourceKind
  code: string
  versionId: number
}

/** What the viewer has done with a resource, and telling what they do. Ticks show at once; the sum comes from the server. */
export const useStudy = ({ kind, code, versionId }: Studied, isOpen: boolean) => {
  const client = useQueryClient()
  const query = useQuery({ ...studyQuery(kind, code), enabled: isOpen })

  useEffect(
    () =>
      onProgressSaved((report, progress) => {
        if (report.kind !== kind || report.code !== code) return
        client.setQueryData<Study>(
          libraryKeys.study(kind, code),
          (study) => study && { ...study, ...progress },
        )
        // The way in shows what is begun and what is done.
        void client.invalidateQueries({ queryKey: libraryKeys.home, refetchType: 'none' })
      }),
    [client, kind, code],
  )

  const report = useCallback(
    (sectionKey: string, { isDone = false, position = 0 }: { isDone?: boolean; position?: number } = {}) => {
      if (!isOpen) return
      if (isDone)
        client.setQueryData<Study>(libraryKeys.study(kind, code), (study) => study && tick(study, sectionKey))
      progressOutbox.add(
        {
          kind,
          code,
          versionId,
          sectionKey,
          position: Math.round(position),
          isDone: isDone ? 1 : 0,
          time: new Date().toISOString(),
        },
        `${code}/${versionId}/${sectionKey}/${isDone}`,
      )
    },
    [client, kind, code, versionId, isOpen],
  )
  return { study: query.data, isReady: !isOpen || !query.isPending, report }
}

const tick = (study: Study, sectionKey: string): Study => {
  const known = study.sections.find((section) => section.sectionKey === sectionKey)
  const done = { sectionKey, position: known?.position ?? 0, isDone: 1 as const }
  return {
    ...study,
    sections: [...study.sections.filter((section) => section !== known), done],
  }
}
