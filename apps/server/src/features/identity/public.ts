export { assertMaySpeak } from './assert-may-speak.ts'
export { canUseConsole, isPlatformAdministrator } from './console.policy.ts'
export { requireConsole } from './console-guard.ts'

export { displayName } from './display-name.ts'
export { canEndorse, maySpeak } from './viewer.policy.ts'
export type { Standing, Viewer } from './viewer.ts'
export { route } from './viewer.ts'
