export { displayName } from './display-name.ts'
export { canEndorse, maySpeak } from './viewer.policy.ts'
export type { Standing, Viewer } from './viewer.ts'
export { route } from './viewer.ts'
