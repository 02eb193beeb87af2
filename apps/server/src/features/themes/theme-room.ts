/** `theme:<id>` is the room of everyone who has a discussion open. */
export const THEME_ROOM = 'theme'
