export type { ProfileTab, ProfileTabProps } from './profile-tabs.ts'
export { OwnAppearance, useAppearance } from './use-appearance.ts'
