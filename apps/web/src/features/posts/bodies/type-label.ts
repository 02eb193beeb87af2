import { POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'

/** What a post of this type calls itself; plain posts, questions, comments and types of tomorrow say nothing. */
const labels = {
  [POST_TYPE.iWill]: 'label.iWill',
  [POST_TYPE.task]: 'label.task',
  [POST_TYPE.themeComment]: 'label.themeComment',
  [POST_TYPE.courseThemeComment]: 'label.themeComment',
  [POST_TYPE.vlog]: 'label.vlog',
  [POST_TYPE.diyTask]: 'label.diyTask',
  [POST_TYPE.videoComment]: 'label.videoComment',
  [POST_TYPE.teamDiscussion]: 'label.teamDiscussion',
  [POST_TYPE.userSeminar]: 'label.userSeminar',
  [POST_TYPE.tool]: 'label.tool',
  [POST_TYPE.toolTask]: 'label.toolTask',
  [POST_TYPE.teamBuilding]: 'label.teamBuilding',
  [POST_TYPE.teamInvite]: 'label.teamInvite',
  [POST_TYPE.actionTask]: 'label.actionTask',
  [POST_TYPE.teamWork]: 'label.teamWork',
} as const

export const labelOf = (type: number) =>
  (labels as Partial<Record<number, (typeof labels)[keyof typeof labels]>>)[type]
