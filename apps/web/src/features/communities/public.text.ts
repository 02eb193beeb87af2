import { communitiesText } from './communities.text.ts'

/** For features that show people and places among their own things. */
export const communitiesTexts = [communitiesText]
