export { addProfileTab, type ProfileTab, type ProfileTabProps } from './profile-tabs.ts'
export { welcomeSlot } from './welcome-slot.ts'
