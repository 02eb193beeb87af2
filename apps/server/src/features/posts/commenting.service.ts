import type { ParsedInputOf } from '@fairlead/contract/endpoint.ts'
import { postProblems } from '@fairlead/contract/posts/posts.errors.ts'
import { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import type { publishPost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import type { Mentioned } from '@fairlead/contract/posts/speaking.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import { type Place, placeSchema } from '@fairlead/contract/primitives/place.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import type { Viewer } from '../identity/public.ts'
import type { DiscussionService } from './discussion.service.ts'
import type { PublishingService } from './publishing.service.ts'

interface Remark {
  comment: string
  toUserList: readonly Mentioned[]
}

/** The wire has a call for every screen on which people talk; they differ only in what they name. */
export const createCommentingService = (discussion: DiscussionService, publishing: PublishingService) => {
  const answer = (
    viewer: Viewer,
    language: Language,
    to: number,
    content: string,
    toUserList: readonly Mentioned[],
  ) => discussion.say(viewer, language, to, { content, toUserList })

  const remark = (viewer: Viewer, language: Language, place: Place, type: number, said: Remark) =>
    publishing.publish(viewer, language, {
      type,
      place,
      content: said.comment,
      toUserList: said.toUserList,
      isAnonymous: false,
      pictures: [],
      files: [],
      video: '',
    })

  return {
    answer,

    publish(viewer: Viewer, language: Language, input: ParsedInputOf<typeof publishPost>) {
      const { type, placeKind, placeId } = input
      return publishing.publish(viewer, language, {
        type,
        place: placeKind && placeId ? { kind: placeKind, id: placeId } : undefined,
        content: input.content ?? input.comment ?? '',
        document: input.document,
        isAnonymous: input.isAnonymous === 1,
        toUserList: input.toUserList,
        pictures: input.sharePictures,
        files: input.shareFiles,
        video: input.ossVideoUrl || input.ossVideo || '',
      })
    },

    inTheme(
      viewer: Viewer,
      language: Language,
      said: Remark & { themeId?: number | undefined; toThemeCommentId?: number | undefined },
    ) {
      if (said.toThemeCommentId)
        return answer(viewer, language, said.toThemeCommentId, said.comment, said.toUserList)
      const place = readPlace('theme', said.themeId)
      return remark(viewer, language, place, POST_TYPE.themeComment, said)
    },

    onVideo(
      viewer: Viewer,
      language: Language,
      said: Remark & { toUnitCommentId?: number | undefined; videoBaseId?: string | undefined },
    ) {
      if (said.toUnitCommentId)
        return answer(viewer, language, said.toUnitCommentId, said.comment, said.toUserList)
      const place = readPlace('video', said.videoBaseId)
      return remark(viewer, language, place, POST_TYPE.videoComment, said)
    },
  }
}

export type CommentingService = ReturnType<typeof createCommentingService>

const readPlace = (kind: Place['kind'], id: unknown): Place => {
  const place = placeSchema.safeParse({ kind, id })
  if (!place.success) throw new Problem(postProblems.notFound)
  return place.data
}
