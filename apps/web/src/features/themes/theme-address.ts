import { THEME_TYPE } from '@fairlead/contract/themes/themes.schema.ts'
import type { Tint } from '../../ui/cover/composition.ts'

interface Addressed {
  themeId: number
  type: number
  oneId: number
}

/** Where a discussion is read: debates and teams have screens of their own. */
export const themeLink = ({ themeId, type, oneId }: Addressed) => {
  if (type === THEME_TYPE.debate) return { to: '/debateDetail', search: { themeId } }
  if (type === THEME_TYPE.team) return { to: '/themeTeam', search: { themeId, oneId } }
  return { to: '/theme', search: { themeId } }
}

/** The light of what a discussion is about. */
export const themeTint = (type: number): Tint => {
  if (type === THEME_TYPE.tool) return 'forest'
  if (type === THEME_TYPE.learningPlan) return 'clay'
  return type === THEME_TYPE.topicVideo ? 'plum' : 'sea'
}
