import { createSlot } from '../../platform/slots/slot.tsx'

/** Where later features greet somebody who has just registered: the trial of a membership. */
export const welcomeSlot = createSlot()
