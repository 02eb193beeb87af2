import { createSlot } from '../../platform/slots/slot.tsx'

/** Where later features greet the learner: what to continue, own camps and plans. */
export const campusHeroSlot = createSlot()

/** Where later features add cards beside the feed: ranking, discussions. */
export const campusRailSlot = createSlot()

/** Buttons of the tools widget: create a discussion, group chat of the workplace suite. */
export const toolsSlot = createSlot()

/** Beside the square: discussions, people. */
export const squareRailSlot = createSlot()
