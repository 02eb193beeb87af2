import { type RefCallback, useCallback, useEffect, useRef } from 'react'
import { listenToDrops, listenToPastes } from '../uploader/file-sources.ts'
import type { Uploads } from './use-uploads.ts'

/**
 * `ref` of the element on which files may be dropped or pasted. Each goes to the first list that takes its kind; what
 * none takes goes to the last, which says why not.
 */
export const useUploadArea = (lists: readonly Uploads[]): RefCallback<HTMLElement> => {
  const current = useRef(lists)
  useEffect(() => {
    current.current = lists
  })
  return useCallback((area: HTMLElement | null) => {
    if (!area) return undefined
    const take = (files: File[]) => {
      const listFor = (file: File) =>
        current.current.find(({ accepts }) => accepts(file)) ?? current.current.at(-1)
      for (const [list, own] of Map.groupBy(files, listFor)) list?.add(own)
    }
    const ends = [listenToDrops(area, take), listenToPastes(area, take)]
    return () => {
      for (const end of ends) end()
    }
  }, [])
}
