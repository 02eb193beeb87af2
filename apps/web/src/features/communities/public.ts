export { communityLink, readId } from './community-address.ts'
export { PersonRow } from './components/person-row.tsx'
export { type CommunityThemesProps, type PlacePostsProps, placePostsSlot } from './place-slots.ts'
