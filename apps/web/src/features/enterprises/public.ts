export { IdentityMenu } from './components/identity-menu.tsx'
export { useLinkIdentity } from './use-link-identity.ts'
