import { splitMentions } from '@fairlead/contract/posts/mention.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import type { Post } from '@fairlead/contract/posts/posts.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { Problem } from '../../../platform/http/problem-error.ts'
import type { Viewer } from '../../identity/public.ts'
import type { ShareSource } from './share-source.ts'

export type ReadPost = (
  viewer: Viewer,
  language: Language,
  asked: { ugcId: number; page: number; limit: number },
) => Promise<{ rootUgc: Post }>

const titles: Readonly<
  Record<Language, { post: (name: string) => string; question: (name: string) => string }>
> = {
  en: { post: (name) => `${name} shared a thought`, question: (name) => `${name} asks` },
  zh: { post: (name) => `${name}的动态`, question: (name) => `${name}想请教` },
}

/** As the post shows itself to the viewer: an anonymous author stays anonymous. */
export const createPostSource =
  (readPost: ReadPost): ShareSource =>
  async (viewer, parameters, language) => {
    const ugcId = Number(parameters.ugcId)
    if (!Number.isSafeInteger(ugcId) || ugcId < 1) return undefined
    const read = await readPost(viewer, language, { ugcId, page: 1, limit: 1 }).catch((error) => {
      if (error instanceof Problem && error.definition === postProblems.notFound) return undefined
      throw error
    })
    if (!read || read.rootUgc.isDeleted === 1) return undefined
    const { displayName, isAsk, shareContent } = read.rootUgc
    const spoken = splitMentions(shareContent).map((part) => ('text' in part ? part.text : `@${part.name}`))
    const title = titles[language][isAsk === 1 ? 'question' : 'post'](displayName)
    return { title, summary: spoken.join(''), path: `/campus?ugcId=${ugcId}` }
  }
