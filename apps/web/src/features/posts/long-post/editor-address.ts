import { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import { type Place, placeKinds } from '@fairlead/contract/primitives/place.ts'

export interface EditorAddress {
  type: typeof POST_TYPE.dynamic | typeof POST_TYPE.question
  place: Place | undefined
}

/** What `/editor?type=3&placeKind=community&placeId=7` asks for; what makes no sense is left out. */
export const readEditorAddress = (search: Readonly<Record<string, unknown>>): EditorAddress => {
  const kind = placeKinds.find((one) => one === search.placeKind)
  const id = Number(search.placeId)
  return {
    type: Number(search.type) === POST_TYPE.question ? POST_TYPE.question : POST_TYPE.dynamic,
    place: kind && Number.isSafeInteger(id) && id > 0 ? { kind, id } : undefined,
  }
}
