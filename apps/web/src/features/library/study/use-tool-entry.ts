import { readToolEntry, saveToolEntry, shareToolEntry } from '@fairlead/contract/library/library.endpoints.ts'
import type { OwnEntry, ToolValues } from '@fairlead/contract/library/library.schema.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { createOutbox } from '../../../platform/outbox/outbox.ts'
import { tellLearning } from '../../../platform/statements/learning.ts'

const PAUSE_MS = 900

interface Written {
  id: string
  values: ToolValues
  time: string
}

const listeners = new Set<(id: string, entry: OwnEntry) => void>()
const outbox = createOutbox<Written>('toolEntries', async (written) => {
  const entry = await call(saveToolEntry, written, { silent: true, keepalive: true })
  for (const heard of [...listeners]) heard(written.id, entry)
})

const entryQuery = (id: string) =>
  queryOptions({
    queryKey: ['library', 'toolEntry', id],
    queryFn: ({ signal }) => call(readToolEntry, { id }, { signal, silent: true }),
  })

export type SavingState = 'idle' | 'saving' | 'saved' | 'waiting'

/** What one writes into a tool: shown at once, kept on this device, saved after a pause. */
export const useToolEntry = (id: string) => {
  const client = useQueryClient()
  const { data: entry } = useQuery(entryQuery(id))
  const [written, setWritten] = useState<ToolValues>()
  const [state, setState] = useState<SavingState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const values = written ?? entry?.values ?? {}

  useEffect(() => {
    const heard = (saved: string, next: OwnEntry) => {
      if (saved !== id) return
      client.setQueryData(entryQuery(id).queryKey, next)
      setState('saved')
    }
    listeners.add(heard)
    void outbox.flush()
    return () => void listeners.delete(heard)
  }, [client, id])

  const send = async (next: ToolValues): Promise<void> => {
    clearTimeout(timer.current)
    setState('saving')
    outbox.add({ id, values: next, time: new Date().toISOString() }, id)
    await outbox.flush()
    if (!outbox.isEmpty()) setState('waiting')
  }

  return {
    entry,
    values,
    state,
    change(key: string, value: string | string[]): void {
      const next = { ...values, [key]: value }
      setWritten(next)
      setState('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void send(next), PAUSE_MS)
    },
    async share(isShared: boolean): Promise<void> {
      if (written) await send(written)
      const next = await call(shareToolEntry, { id, isShared: isShared ? 1 : 0 })
      client.setQueryData(entryQuery(id).queryKey, next)
      if (isShared) tellLearning('submitted', 'tool', id)
    },
  }
}
