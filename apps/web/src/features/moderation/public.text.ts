import { moderationText } from './moderation.text.ts'

/** For features that show decisions of moderators among their own things. */
export const moderationTexts = [moderationText]
