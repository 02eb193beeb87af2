export { addProfileTab, type ProfileTab, type ProfileTabProps } from './profile-tabs.ts'
export { OwnAppearance, useAppearance } from './use-appearance.ts'
export { welcomeSlot } from './welcome-slot.ts'
