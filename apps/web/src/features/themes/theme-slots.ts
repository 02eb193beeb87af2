import { createSlot } from '../../platform/slots/slot.tsx'

export interface ThemeResourceProps {
  card: { kind: string; id: string; title: string; minutes?: number }
}

/** The lesson, tool or plan a course discussion is about, drawn by the feature that draws resource cards. */
export const themeResourceSlot = createSlot<ThemeResourceProps>()
