export { addProfileTab, type ProfileTab, type ProfileTabProps } from './profile-tabs.ts'
