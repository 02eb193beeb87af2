import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'

export interface ReplyTarget {
  ugcId: number
  /** The comment under which the reply will stand. */
  threadId: number
  name: string
}

export interface ReplyDraft {
  text: string
  mentioned: Mentioned[]
  target: ReplyTarget | null
}

const drafts = new Map<string, ReplyDraft>()

export const emptyDraft: ReplyDraft = { text: '', mentioned: [], target: null }

/** Kept while the page lives, for each person: a drawer that closes takes nothing away. */
export const readDraft = (writer: number, ugcId: number): ReplyDraft =>
  drafts.get(`${writer}:${ugcId}`) ?? emptyDraft

export const keepDraft = (writer: number, ugcId: number, draft: ReplyDraft): void => {
  if (draft.text === '' && draft.target === null) drafts.delete(`${writer}:${ugcId}`)
  else drafts.set(`${writer}:${ugcId}`, draft)
}
